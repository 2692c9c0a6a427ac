import ts from 'typescript';

const macros = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const letters = /\p{L}{2}/u;

/** Texts shown or read out to a person that are not in the catalogue. */
export function findUntranslated(source: string, file: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isJsxElement(node) && macros.has(node.openingElement.tagName.getText())) return;
    if (ts.isJsxSelfClosingElement(node) && macros.has(node.tagName.getText())) return;
    if (ts.isJsxText(node)) report(node, node.text.trim());
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) reportLiterals(node.expression);
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText())) reportAttribute(node);
    ts.forEachChild(node, visit);
  }

  function reportAttribute({ initializer }: ts.JsxAttribute): void {
    if (initializer && ts.isStringLiteral(initializer)) report(initializer, initializer.text);
    if (initializer && ts.isJsxExpression(initializer)) reportLiterals(initializer.expression);
  }

  /** A literal, or one of the two that a condition chooses between. */
  function reportLiterals(expression: ts.Expression | undefined): void {
    if (!expression) return;
    if (ts.isStringLiteralLike(expression)) report(expression, expression.text);
    if (ts.isTemplateExpression(expression)) {
      report(
        expression,
        [expression.head, ...expression.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '),
      );
    }
    if (ts.isParenthesizedExpression(expression)) reportLiterals(expression.expression);
    if (ts.isConditionalExpression(expression)) {
      reportLiterals(expression.whenTrue);
      reportLiterals(expression.whenFalse);
    }
    if (ts.isBinaryExpression(expression)) reportLiterals(expression.right);
  }

  function report(node: ts.Node, text: string): void {
    if (!letters.test(text)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${text}`);
  }
}
