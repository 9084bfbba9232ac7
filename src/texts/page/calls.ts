import {
  type PublishTextsRequest,
  progressAnswerSchema,
  publishedAnswerSchema,
  storedPhotoAnswerSchema,
  textsAnswerSchema,
  textsPaths,
} from "#edition/files/yaml/texts-calls.ts";
import { get, LONG_MS, post, postBytes, postForBytes } from "#platform/calls/send.ts";

/** The organisers' calls about the texts. Each rejects with a `CallError` if there is no answer. */
export const textsCalls = {
  texts: () => get(textsPaths.texts, textsAnswerSchema, LONG_MS),
  photo: (path: string) => postForBytes(textsPaths.photo, { path }),
  storePhoto: (photo: Blob) => postBytes(textsPaths.storePhoto, storedPhotoAnswerSchema, photo),
  publishTexts: (request: PublishTextsRequest) =>
    post(textsPaths.publish, publishedAnswerSchema, request, LONG_MS),
  textsProgress: () => get(textsPaths.progress, progressAnswerSchema),
} as const;
