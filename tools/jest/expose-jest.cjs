globalThis.jest = jest;
