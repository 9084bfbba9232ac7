import { config } from "zod/v4/core";

// The page's policy allows no code made from texts, and browsers report even the attempt.
config({ jitless: true });
