/** The file name of the picture that chats show beside a link. */
export const previewFile = "vista-previa.jpg";
