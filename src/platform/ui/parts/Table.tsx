import type { ReactNode } from "react";

interface Props {
  readonly headings: readonly string[];
  readonly children: ReactNode;
}

export const Table = ({ headings, children }: Props) => (
  <table>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
