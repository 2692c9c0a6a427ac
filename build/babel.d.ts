/** What the build uses of Babel, which has no types of its own. */
declare module '@babel/core' {
  interface Node {
    leadingComments?: { value: string }[];
    properties: { key: { name: string }; value: { value: string } }[];
  }

  interface Visitor {
    ObjectExpression(path: { node: Node }): void;
  }

  export interface PluginObject {
    visitor: { Program: { exit(program: { traverse(visitor: Visitor): void }): void } };
  }

  type Plugin = [plugin: object, options: object];

  interface TransformOptions {
    filename: string;
    babelrc: boolean;
    configFile: boolean;
    sourceMaps: 'inline' | false;
    parserOpts: { plugins: string[] };
    plugins: Plugin[];
  }

  const babel: {
    transformAsync(code: string, options: TransformOptions): Promise<{ code?: string | null } | null>;
  };
  export default babel;
}
