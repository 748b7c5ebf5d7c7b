"""Imports every module of the generated Python client, and creates, finds, changes and deletes a project with it."""

import importlib
import pkgutil
import sys

import trackway_client
from trackway_client import AuthenticatedClient
from trackway_client.api.projects import create_project, delete_project, list_projects, read_project, update_project
from trackway_client.models import CreateProject, Failure, ListProjectsFilter, UpdateProject


def import_all() -> int:
    modules = [
        module.name
        for module in pkgutil.walk_packages(trackway_client.__path__, "trackway_client.")
    ]
    for name in modules:
        importlib.import_module(name)
    return len(modules)


def journey(base_url: str, token: str) -> None:
    client = AuthenticatedClient(base_url=base_url, token=token)
    created = create_project.sync(client=client, body=CreateProject(name="Generated", budget=1_250))
    assert created is not None and not isinstance(created, Failure), created
    project = created.project
    updated = update_project.sync(project.id, client=client, body=UpdateProject(name="Generated again"))
    assert not isinstance(updated, Failure) and updated.project.name == "Generated again", updated
    read = read_project.sync(project.id, client=client)
    assert not isinstance(read, Failure) and read.project.budget == 1_250, read
    # This generator sends the members of an object without the name of the parameter.
    wanted = ListProjectsFilter.from_dict({"filter[id]": str(project.id)})
    listed = list_projects.sync(client=client, filter_=wanted)
    assert not isinstance(listed, Failure) and listed.meta.total == 1, listed
    deleted = delete_project.sync(project.id, client=client)
    assert not isinstance(deleted, Failure), deleted
    missing = read_project.sync(project.id, client=client)
    assert isinstance(missing, Failure) and missing.message == "project_model_not_found", missing


print(f"{import_all()} modules were imported.")
journey(sys.argv[1], sys.argv[2])
print("The journey succeeded.")
