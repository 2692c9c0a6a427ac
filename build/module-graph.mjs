/** What the sources import of one another statically, in order, as the bundler saw it. */
export function createModuleGraph(metafile) {
  /**
   * @param {string} file
   * @param {Set<string>} [without] modules that are there already, with all that they import
   * @returns {string[]} the module and everything it imports statically, imported ones first
   */
  function closure(file, without = new Set()) {
    const visited = new Set(without);
    const ordered = [];
    visit(file);
    return ordered;

    function visit(module) {
      if (visited.has(module)) return;
      visited.add(module);
      for (const { path, kind, external } of metafile.inputs[module]?.imports ?? []) {
        if (!external && kind === 'import-statement') visit(path);
      }
      ordered.push(module);
    }
  }
  return { closure };
}
