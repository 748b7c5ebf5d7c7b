// Creates, changes, finds and deletes a project with the client that openapi-generator writes for Go.
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	trackway "github.com/trackway/client"
)

func main() {
	configuration := trackway.NewConfiguration()
	configuration.Servers = trackway.ServerConfigurations{{URL: os.Args[1]}}
	ctx := context.WithValue(context.Background(), trackway.ContextAccessToken, os.Args[2])
	projects := trackway.NewAPIClient(configuration).ProjectsAPI

	body := trackway.NewCreateProject("Generated")
	created, _, err := projects.CreateProject(ctx).CreateProject(*body).Execute()
	check(err)
	id := created.Project.Id

	changes := trackway.NewUpdateProject()
	changes.SetName("Generated again")
	_, _, err = projects.UpdateProject(ctx, id).UpdateProject(*changes).Execute()
	check(err)
	changed, _, err := projects.ReadProject(ctx, id).Execute()
	check(err)
	if name := changed.Project.Project.Name; name != "Generated again" {
		log.Fatalf("Wrong name: %s", name)
	}

	found, _, err := projects.SearchProjects(ctx).ProjectSearch(*trackway.NewProjectSearch()).PerPage(5).Execute()
	check(err)
	if found.Meta.Total < 1 {
		log.Fatalf("Wrong total: %d", found.Meta.Total)
	}
	_, _, err = projects.DeleteProject(ctx, id).Execute()
	check(err)
	fmt.Println("The journey in Go succeeded.")
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
