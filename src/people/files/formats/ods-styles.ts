/** The properties of a style that say how a value is shown, or that it may not count. */
export interface OdsStyle {
  readonly isStruck: boolean;
  /** A sheet that is not displayed, or a row or column without height or width. */
  readonly isHidden: boolean;
  /** The name of the format. */
  readonly format: string | null;
}

type Attributes = Readonly<Record<string, string>>;

/** Collects the styles of a document while its XML is read. */
export function odsStyles() {
  const styles = new Map<string, { parent: string; own: Partial<OdsStyle> }>();
  /** Formats of texts: what is shown, with `@` for the text. */
  const textFormats = new Map<string, string>();
  let style: { parent: string; own: Partial<OdsStyle> } | undefined;
  let format: string | undefined;
  let inText = false;

  const find = (name: string | undefined, depth = 0): Partial<OdsStyle> => {
    const found = name === undefined || depth > 8 ? undefined : styles.get(name);
    return found === undefined ? {} : { ...find(found.parent, depth + 1), ...found.own };
  };

  return {
    open(tag: string, attributes: Attributes): void {
      if (tag === "style:style") {
        const data = attributes["style:data-style-name"];
        const own = data === undefined ? {} : { format: data };
        style = { parent: attributes["style:parent-style-name"] ?? "", own };
        styles.set(attributes["style:name"] ?? "", style);
      } else if (tag === "number:text-style") {
        format = attributes["style:name"] ?? "";
        textFormats.set(format, "");
      } else if (tag === "number:text-content" && format !== undefined) {
        textFormats.set(format, `${textFormats.get(format) ?? ""}@`);
      }
      inText = tag === "number:text";
      const line = attributes["style:text-line-through-style"];
      const type = attributes["style:text-line-through-type"];
      // LibreOffice writes both, or the type alone where it opened an XLSX.
      const isStruck = (line ?? type) === undefined ? undefined : ![line, type].includes("none");
      const size = attributes["style:row-height"] ?? attributes["style:column-width"] ?? "";
      const isHidden = /^0(?:\.0+)?[a-z]*$/.test(size) || attributes["table:display"] === "false";
      if (style === undefined) return;
      if (isStruck !== undefined) style.own = { ...style.own, isStruck };
      if (isHidden) style.own = { ...style.own, isHidden };
    },
    text(text: string): void {
      if (!inText || format === undefined) return;
      textFormats.set(format, `${textFormats.get(format) ?? ""}${text}`);
    },
    close(tag: string): void {
      inText = false;
      if (tag === "style:style") style = undefined;
      if (tag === "number:text-style") format = undefined;
    },
    of(name: string | undefined): Partial<OdsStyle> {
      return find(name);
    },
    /** `text` as the style shows it. */
    shown(text: string, name: string | undefined): string {
      const pattern = textFormats.get(find(name).format ?? "");
      return pattern?.includes("@") ? pattern.replace("@", () => text) : text;
    },
  };
}

export type OdsStyles = ReturnType<typeof odsStyles>;
