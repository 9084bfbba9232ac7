import { DomUtils, type parseDocument } from "htmlparser2";

type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Name = string | undefined;

export const elementsIn = ({ children }: Pick<Document, "children">): Element[] =>
  children.filter((node) => "attribs" in node);

export type OdsStyles = ReturnType<typeof odsStyles>;

/** Reads the styles of a workbook's documents. Its functions take the name of a style. */
export function odsStyles(documents: readonly Document[]) {
  const all = documents.flatMap(elementsIn).flatMap(elementsIn).flatMap(elementsIn);
  const byName = (tag: string) =>
    new Map(all.flatMap((each) => (each.name === tag ? [[each.attribs["style:name"], each]] : [])));
  const styles = byName("style:style");
  const textFormats = byName("number:text-style");

  /** Returns what `own` finds in the style or, if it finds nothing, in the styles from which it inherits. */
  const inherited = <Said>(
    name: Name,
    own: (style: Element) => Said | undefined,
    depth = 0,
  ): Said | undefined => {
    const style = depth > 8 ? undefined : styles.get(name);
    const parent = style?.attribs["style:parent-style-name"];
    return style && (own(style) ?? inherited(parent, own, depth + 1));
  };

  return {
    isStruck: (name: Name) => inherited(name, isStruck) === true,
    /** Whether the style hides its sheet, or gives its row or column no height or width. */
    isHidden: (name: Name) => inherited(name, isHidden) === true,
    /** `text` as the style shows it, perhaps between others. */
    shown(text: string, name: Name): string {
      const format = inherited(name, ({ attribs }) => attribs["style:data-style-name"]);
      const parts = elementsIn(textFormats.get(format) ?? { children: [] });
      const isContent = (part: Element) => part.name === "number:text-content";
      if (!parts.some(isContent)) return text;
      return parts.map((part) => (isContent(part) ? text : DomUtils.textContent(part))).join("");
    },
  };
}

const propertiesOf = (style: Element): Element["attribs"] =>
  Object.assign({}, ...elementsIn(style).map(({ attribs }) => attribs));

function isStruck(style: Element): boolean | undefined {
  const properties = propertiesOf(style);
  // LibreOffice writes both, or the type alone where it opened an XLSX.
  const line = ["style", "type"].map((each) => properties[`style:text-line-through-${each}`]);
  return line.some(Boolean) ? !line.includes("none") : undefined;
}

function isHidden(style: Element): true | undefined {
  const properties = propertiesOf(style);
  const size = properties["style:row-height"] ?? properties["style:column-width"] ?? "";
  const isFlat = /^0(?:\.0+)?[a-z]*$/.test(size);
  return isFlat || properties["table:display"] === "false" || undefined;
}
