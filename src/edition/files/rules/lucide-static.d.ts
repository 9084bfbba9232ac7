/** The type that TypeScript would infer from the file has thousands of lines. */
declare module "lucide-static/icon-nodes.json" {
  const nodes: unknown;
  // biome-ignore lint/style/noDefaultExport: a module of JSON has no other
  export default nodes;
}
