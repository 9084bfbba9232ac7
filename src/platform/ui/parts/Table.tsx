import type { ComponentProps } from "react";

interface Props extends ComponentProps<"table"> {
  /** Read to those who do not see the table. */
  readonly caption?: string;
  /** An empty one stands above the headings of rows. */
  readonly headings: readonly string[];
}

export const Table = ({ caption, headings, children, ...table }: Props) => (
  <table {...table}>
    {caption && <caption className="visually-hidden">{caption}</caption>}
    <thead>
      <tr>
        {headings.map((heading) =>
          heading === "" ? (
            <td key={heading} />
          ) : (
            <th key={heading} scope="col">
              {heading}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
