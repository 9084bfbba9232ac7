/** An answer with a status and a JSON body. */
export interface GithubAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const refused = (status: number, message: string, headers = {}): GithubAnswer => ({
  status,
  headers,
  body: { message, documentation_url: "https://docs.github.com/rest", status: String(status) },
});
