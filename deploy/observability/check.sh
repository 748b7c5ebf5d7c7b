#!/bin/sh
# Checks the rules with promtool and runs their tests, in which every alert fires. Needs promtool (Debian: prometheus).
set -eu
cd "$(dirname "$0")/rule-tests"
promtool check rules ../rules/*.yaml
promtool test rules ./*.yaml
