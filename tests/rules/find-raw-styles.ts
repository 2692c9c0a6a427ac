import ts from 'typescript';

const colour =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(white|black|red|green|blue|gr[ae]y|orange|yellow|pink)\b/i;
/** Em, ch, percent and viewport units depend on their context; these do not. */
const size = /(?<![\w.#-])\d*\.?\d*[1-9]\d*(px|rem|pt|cm|mm|in)\b/;
/** Properties whose numbers are not lengths. */
const unitless =
  /^(opacity|zIndex|order|flex(Grow|Shrink)?|lineHeight|fontWeight|aspectRatio|scale|zoom|columns|columnCount|orphans|widows|tabSize|gridRow(Start|End)?|gridColumn(Start|End)?|gridArea|animationIterationCount|(Webkit)?[lL]ineClamp|strokeOpacity|fillOpacity)$/;

/** Colours and sizes that a style file sets itself instead of with a token. */
export function findRawStyles(source: string, file: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    const text = literalText(node);
    if (text !== null && (colour.test(text) || size.test(text))) report(node, text);
    if (ts.isNumericLiteral(node) && Number(node.text) !== 0 && isLength(node)) report(node, node.text);
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  }

  function report(node: ts.Node, text: string): void {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${text}`);
  }
}

function literalText(node: ts.Node): string | null {
  const isText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  return isText ? node.text : null;
}

/** vanilla-extract turns numbers into pixels, except for unitless properties. */
function isLength(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPrefixUnaryExpression(parent)) return isLength(parent);
  if (!ts.isPropertyAssignment(parent)) return false;
  return /^[a-z]/i.test(parent.name.getText()) && !unitless.test(parent.name.getText());
}
