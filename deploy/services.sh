# Generated from packages/contracts/src/services.ts by npm run generate: the services, for scripts that run without Node.
# shellcheck shell=sh disable=SC2034
services='gateway projects forms funnels spreadsheets channels'
postgres_services='projects funnels spreadsheets'
mongo_services='forms channels'

# SERVICE: its read-only roles, each with the setting of its URL
readers_of() {
  case $1 in
    projects) echo 'POSTGRES_SEARCH_URL=projects_search' ;;
  esac
}
