import { z } from "zod";

/** A setting that `parse` reads; `expected` says in Spanish what is wanted where it returns `undefined`. */
export function setting<Value>(parse: (text: string) => Value | undefined, expected: string) {
  return z.string().transform((text, context) => {
    const value = parse(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: `se esperaba ${expected}, y dice «${text}»` });
    return z.NEVER;
  });
}
