import { z } from "zod/mini";
import { shownCarnet } from "./kinds.ts";
import { type PersonColumn, personColumns } from "./person-columns.ts";

/** Accepts digits and dashes. An incomplete carnet is looked up like any other and is not found. */
export const requestedCarnetSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(24), z.regex(/^[0-9-]+$/));

type Column = (typeof personColumns)[number];
export type PersonField = Column["name"];
type RequiredField = Extract<Column, { readonly isRequired: true }>["name"];
/** The values of a person. Optional fields are absent where they are empty. */
type PersonValues = Record<RequiredField, string> &
  Partial<Record<Exclude<PersonField, RequiredField>, string>>;
/** One row of the list, and one document of the collection `participantes`. */
export type Participant = PersonValues & {
  /** The person's id where it is not the carnet: see `idOf`. */
  personId?: string | undefined;
  /** The ids of other records that were joined with this one: what happened to them counts for this person. */
  joined?: readonly string[] | undefined;
};

export const fields: readonly PersonField[] = personColumns.map(({ name }) => name);

/** The fields that are absent where they are empty. */
export const optionalFields: readonly PersonField[] = personColumns.flatMap(
  ({ name, isRequired }) => (isRequired ? [] : name),
);

/** Creates a value for each field, in the order of the columns. */
export function perField<Value>(
  value: (field: PersonField, column: PersonColumn) => Value,
): Record<PersonField, Value> {
  const values = personColumns.map((column) => [column.name, value(column.name, column)]);
  // The columns have all fields.
  return Object.fromEntries(values) as Record<PersonField, Value>;
}

/** A person with these values; required ones that are missing are empty, and without an id it is the carnet. */
export function personOf(values: Readonly<Partial<Participant>>): Participant {
  const person: Partial<Participant> = {};
  for (const { name, isRequired } of personColumns) {
    const value = values[name] ?? "";
    if (isRequired || value !== "") person[name] = value;
  }
  const { personId, joined = [] } = values;
  if (personId !== undefined && personId !== person.carnet) person.personId = personId;
  if (joined.length > 0) person.joined = joined;
  // The columns have all required fields.
  return person as Participant;
}

/** Makes a person of stored values. */
export const toPerson = z.transform(
  (
    stored: Record<PersonField, string> & {
      personId?: string | undefined;
      joined?: string[] | undefined;
    },
  ) => personOf(stored),
);

/** A person in a document that may be older than a column, or edited by hand. */
export const lenientPerson = z.pipe(
  z.object({
    ...perField(() => z._default(z.string(), "")),
    personId: z.optional(z.string()),
    joined: z.catch(z.optional(z.array(z.string())), undefined),
  }),
  toPerson,
);

export function valueIn(person: Readonly<Partial<Participant>>, field: PersonField): string {
  return person[field] ?? "";
}

/** The value as people and files have it. */
export function shownIn(person: Readonly<Partial<Participant>>, field: PersonField): string {
  const value = valueIn(person, field);
  return field === "carnet" ? shownCarnet(value) : value;
}

/** The fields that everybody has, and those that somebody of `people` has. */
export function usedFields(people: readonly Participant[]): PersonField[] {
  return personColumns.flatMap(({ name, isRequired }) =>
    isRequired || people.some((person) => valueIn(person, name) !== "") ? name : [],
  );
}

/**
 * The id of the person whom a row of the list, a line of a door or a certificate names. It never changes;
 * entries, certificates and the journal hang on it. It is the carnet that the person had first, unless that
 * was somebody else's id already, and is written only where it is not the present carnet.
 */
export const idOf = ({ personId, carnet }: Pick<Participant, "personId" | "carnet">): string =>
  personId ?? carnet;

/** The row with this id; without one, the id is the carnet. */
export function withId<Row extends Pick<Participant, "personId" | "carnet">>(
  row: Row,
  id: string | null | undefined,
): Row {
  const copy = { ...row };
  delete copy.personId;
  return id == null || id === copy.carnet ? copy : { ...copy, personId: id };
}

/** The ids under which things happened to a person: their own, and those of joined records. */
export const idsOf = (person: Participant): string[] => [idOf(person), ...(person.joined ?? [])];

/** The person with these ids, as `idsOf` has them; without any, the id is the carnet. */
export function withIds(person: Participant, ids: readonly string[] = []): Participant {
  const [personId, ...joined] = ids;
  return personOf({ ...person, personId, joined });
}

/** The ids of those of `people` who have others than the carnet, as `[index, ...ids]`. */
export function idsAmong(people: readonly Participant[]): [number, ...string[]][] {
  return people.flatMap((person, index): [number, ...string[]][] =>
    person.personId === undefined && person.joined === undefined ? [] : [[index, ...idsOf(person)]],
  );
}

/** Reads what `idsAmong` has written: the ids by index. */
export const idsByIndex = (ids: readonly (readonly [number, ...string[]])[]) =>
  new Map(ids.map(([index, ...own]) => [index, own]));

/** A carnet or a random UUID. */
export const personIdText = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** The maximum length of a ticket number. */
export const LONGEST_TICKET = personColumns[2].longest;

/** A carnet, or what stands in for one. A backup may hold carnets of another edition, whose groups differ. */
export const carnetText = z
  .string()
  .check(z.maxLength(24), z.regex(/^(?:\d+(?:-\d+)*|sin-[a-z]+)$/));

export const participantSchema = z.strictObject(
  perField((field, { isRequired, longest }) =>
    field === "carnet"
      ? carnetText
      : z.string().check(z.minLength(isRequired ? 1 : 0), z.maxLength(longest)),
  ),
);

/** The fields of a participant that a visitor may see. */
export type Registration = Pick<Participant, "nombre" | "numeroTicket" | "tipo">;

export const lookupRequestSchema = z.strictObject({ carnet: requestedCarnetSchema });
