#!/usr/bin/env bash
# Builds templates/assets/record-check.wasm.gz anew: after a change of the laws, the referee, the reading of
# records or what is said of them. Needs once: rustup target add wasm32-unknown-unknown
set -euo pipefail
cd "$(dirname "$0")/../.."
cargo rustc --locked --package inkundla-record-check --profile wasm --target wasm32-unknown-unknown --crate-type cdylib
gzip -9nc "${CARGO_TARGET_DIR:-target}/wasm32-unknown-unknown/wasm/inkundla_record_check.wasm" > templates/assets/record-check.wasm.gz
ls -l templates/assets/record-check.wasm.gz
