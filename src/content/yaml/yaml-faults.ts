import { type Document, isCollection, isNode, isScalar, visit, type YAMLError } from "yaml";
import type { Fault } from "../faults/fault.ts";
import { lookAlikes } from "./look-alikes.ts";
import { missingDashes } from "./missing-dashes.ts";
import {
  dashAfterFields,
  type Explanation,
  explain,
  missingDash,
  openBracket,
  openQuotes,
  specialStart,
} from "./yaml-explanations.ts";
import type { YamlFile } from "./yaml-file.ts";

/** Faults after which the rest of the file can still be checked. */
const harmless = new Set<YAMLError["code"]>(["DUPLICATE_KEY"]);

/**
 * Reports syntax faults, and whether the data can be checked nevertheless. Of the faults that confuse
 * the parser only the first is reported, because the others mostly follow from it.
 */
export function yamlFaults(file: string, yaml: YamlFile): { faults: Fault[]; readable: boolean } {
  const problems = [...yaml.document.errors, ...yaml.document.warnings].sort(
    (one, other) => one.pos[0] - other.pos[0],
  );
  const dashes = missingDashes(yaml.document);
  const breaking = problems.filter(({ code }) => !harmless.has(code));
  const tabs = breaking.filter(({ code }) => code === "TAB_AS_INDENT");
  const reported = problems.filter(
    (problem) =>
      (harmless.has(problem.code) && !dashes.some(({ explains }) => explains(problem.pos[0]))) ||
      (tabs.length > 0 ? tabs.includes(problem) : problem === breaking[0]),
  );
  const at = (offset: number, explanation: Explanation): Fault => ({
    file,
    ...yaml.placeAt(offset),
    field: "",
    ...explanation,
  });
  const [first] = breaking;
  const alikes = lookAlikes(yaml, first ? yaml.placeAt(first.pos[0]).line : null);
  if (alikes.length > 0) {
    const faults = alikes.map(({ offset, found, expected, fix }) =>
      at(offset, { found, expected, fix }),
    );
    return { faults, readable: false };
  }
  const faults = reported.map((problem) => {
    const explanation = explain(problem, yaml.source);
    return at(causeOf(explanation, problem.pos[0], yaml.document), explanation);
  });
  if (breaking.length === 0 && yaml.reference !== undefined) {
    faults.push(at(yaml.reference, specialStart));
  }
  faults.push(...dashes.map(({ offset, field }) => at(offset, missingDash(field))));
  return {
    faults: onePerLine(faults),
    // Two elements read as one would cause faults in everything that refers to the first.
    readable: breaking.length === 0 && dashes.length === 0 && yaml.reference === undefined,
  };
}

/** The offset at which a fault begins that the parser notices at `offset`. */
function causeOf(explanation: Explanation, offset: number, document: Document.Parsed): number {
  if (explanation === openBracket || explanation === openQuotes) {
    return openingBefore(document, offset);
  }
  return explanation === dashAfterFields ? (document.contents?.range[0] ?? offset) : offset;
}

/** The last opening quote or bracket before `offset`; the parser notices only at the end. */
function openingBefore(document: Document.Parsed, offset: number): number {
  let opening = offset;
  visit(document, {
    Node(_, node) {
      const start = isNode(node) ? node.range?.[0] : undefined;
      const opens = isScalar(node)
        ? node.type?.startsWith("QUOTE")
        : isCollection(node) && node.flow;
      if (opens && start !== undefined && start < offset) opening = start;
    },
  });
  return opening;
}

function onePerLine(faults: readonly Fault[]): Fault[] {
  return faults.filter(
    (fault, index) =>
      faults.findIndex(({ line, found }) => line === fault.line && found === fault.found) === index,
  );
}
