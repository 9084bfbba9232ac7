/** Name under which the build writes the picture that chats show beside a link. */
export const previewFile = "vista-previa.jpg";
