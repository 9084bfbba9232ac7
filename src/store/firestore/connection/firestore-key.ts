import { z } from "zod";

/** What signs in as a service account, and its project: fields of the file that Google makes. */
const schema = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
});
export type FirestoreKey = z.infer<typeof schema>;

/** Reads the text of such a file; `null` when it is none. */
export function readFirestoreKey(text: string): FirestoreKey | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
