// Jest provides this object only to modules that it loads itself, and modules of this repository are loaded by Node.
globalThis.jest = jest;
