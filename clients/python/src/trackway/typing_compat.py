"""Typing constructs that Python 3.10 does not have."""

import sys

if sys.version_info >= (3, 11):
    from typing import NotRequired, Unpack
else:
    from typing_extensions import NotRequired, Unpack

__all__ = ["NotRequired", "Unpack"]
