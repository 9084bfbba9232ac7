export type WorkbookKind = "XLSX" | "ODS";

/** A file that organisers mistake for a list. */
export interface OtherFile {
  readonly kind: "other";
  /** Spanish, with its article: `un PDF`. */
  readonly name: string;
  /** The advice to the organiser, a whole sentence. */
  readonly advice: string;
}

export type FileKind =
  | { readonly kind: "text" }
  | { readonly kind: "workbook"; readonly format: WorkbookKind }
  | OtherFile;
