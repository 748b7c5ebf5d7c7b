#!/bin/sh
# Holds rules to Prometheus' own checks and runs their tests, in which every alert fires once. Needs promtool (Debian: prometheus).
set -eu
cd "$(dirname "$0")/rule-tests"
promtool check rules ../rules/*.yaml
promtool test rules ./*.yaml
