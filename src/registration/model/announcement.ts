import { z } from "zod/mini";
import { idSchema } from "#access/model/calls.ts";
import { personIdText } from "#people/model/carnet/participant.ts";
import { done, forFullOrganisers } from "#platform/calls/organiser-call.ts";
import { isTidy } from "#platform/text/tidy-text.ts";

/** Whom an announcement is for, in the order of the choice. */
export const audiences = {
  all: "Toda la lista",
  absent: "Quienes no han venido",
  approved: "Inscripciones aprobadas",
  review: "Inscripciones por revisar",
  waiting: "Inscripciones en espera",
  participante: "Participantes",
  ponente: "Ponentes",
  invitado: "Invitados",
  equipo: "Equipo",
} as const;
export type Audience = keyof typeof audiences;
export const audienceNames = Object.keys(audiences) as [Audience, ...Audience[]];

/** A message to many people, each of whom is sent it by hand. */
const announcementSchema = z.object({
  id: z.string(),
  /** The organisers' name for it, which is no part of the message. */
  name: z.string(),
  audience: z.enum(audienceNames),
  /** With placeholders; it never changes. */
  text: z.string(),
  by: z.string(),
  /** In ms since the epoch. */
  at: z.number(),
  /** Who was sent it: ids of people on the list, carnets of requests. */
  sent: z.readonly(z.array(z.string())),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const LONGEST_ANNOUNCEMENT_NAME = 60;
export const LONGEST_TEXT = 1000;

const newAnnouncementSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_ANNOUNCEMENT_NAME), z.refine(isTidy)),
  audience: z.enum(audienceNames),
  text: z.string().check(
    z.minLength(1),
    z.maxLength(LONGEST_TEXT),
    z.refine((text) => unknownIn(text).length === 0),
  ),
  count: z.int(),
});
export type NewAnnouncement = z.infer<typeof newAnnouncementSchema>;

/** Names that a text may have in braces; each is replaced by the person's value. */
export const placeholders = ["nombre", "ticket", "enlace"] as const;
type Placeholder = (typeof placeholders)[number];
/** Empty where the person has none. */
export type Values = Readonly<Record<Placeholder, string>>;

const inBraces = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder =>
  placeholders.some((each) => each === name);

/** The placeholders in a text that mean nothing, with their braces. */
export function unknownIn(text: string): string[] {
  const found = [...text.matchAll(inBraces)];
  return found.flatMap(([whole, name = ""]) => (isPlaceholder(name) ? [] : whole));
}

/** The placeholders in a text for which these values have nothing. */
export function lackingIn(text: string, values: Values): Placeholder[] {
  return placeholders.filter((name) => text.includes(`{${name}}`) && values[name] === "");
}

export function filledText(text: string, values: Values): string {
  return text.replace(inBraces, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole,
  );
}

const markSchema = z.strictObject({
  ...idSchema.shape,
  /** The ids of one person. */
  person: z.array(personIdText).check(z.minLength(1), z.maxLength(50)),
  isSent: z.boolean(),
});
/** Newest first. */
const announcementsAnswer = z.object({ announcements: z.readonly(z.array(announcementSchema)) });
const begunAnswer = z.object({ id: z.string() });

export const announcementCalls = {
  announcements: forFullOrganisers.get("avisos", announcementsAnswer),
  begin: forFullOrganisers.post("avisos/empezar", newAnnouncementSchema, begunAnswer),
  /** Whether a person was sent it. */
  mark: forFullOrganisers.post("avisos/marcar", markSchema, done),
  remove: forFullOrganisers.post("avisos/quitar", idSchema, done),
} as const;
