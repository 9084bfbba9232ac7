import { z } from "zod";

/** The fields of a service account's key file that are needed to sign in. */
const schema = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
});
export type FirestoreKey = z.infer<typeof schema>;

/** Parses the text of a key file; `null` if it is not one. */
export function readFirestoreKey(text: string): FirestoreKey | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
