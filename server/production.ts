/** React picks its build when it is first imported, so this module is imported before everything else. */
process.env["NODE_ENV"] ??= "production";
