import type { ComponentProps, ElementType, ReactNode } from "react";
import styles from "./layout.module.css";

type LayoutProps<Element extends ElementType> = Omit<ComponentProps<Element>, "as"> & {
  /** The element, whose attributes are taken, too. */
  readonly as?: Element;
  /** As wide as its contents. */
  readonly start?: boolean;
  readonly warning?: boolean;
  readonly bar?: boolean;
};

/** A component for the element `usual`, or another that `as` names, with the class `name` of the module. */
function arranged<Usual extends ElementType>(usual: Usual, name: string | undefined) {
  return <Element extends ElementType = Usual>({
    as,
    start = false,
    warning = false,
    bar = false,
    className,
    ...props
  }: LayoutProps<Element>): ReactNode => {
    const Element: ElementType = as ?? usual;
    const looks = [start && styles.start, warning && styles.warning, bar && styles.bar];
    const classes = [name, ...looks, className].filter(Boolean);
    return <Element {...props} className={classes.join(" ")} />;
  };
}

/** One below another. */
export const Stack = arranged("div", styles.section);
export const Card = arranged("div", styles.card);
/** A `Stack` with a bar of the accent at its start. */
export const Panel = arranged("div", styles.panel);
/** Beside one another, as long as there is room. */
export const Line = arranged("div", styles.line);
/** A text with buttons at its end. */
export const Row = arranged("li", styles.row);
/** Buttons, which fill the width of a dialog. */
export const Actions = arranged("div", styles.actions);
/** Fields, in as many columns as there is room for. */
export const Fields = arranged("div", styles.fields);
/** A wide and a narrow column, below one another on a phone. */
export const Columns = arranged("div", styles.columns);
/** Items between lines. */
export const Rows = arranged("ul", styles.rows);
export const BulletList = arranged("ul", styles.list);
export const Warning = arranged("p", styles.warning);
export const Note = arranged("p", styles.note);
export const Fault = arranged("p", styles.fault);
export const Tag = arranged("span", styles.tag);
export const Label = arranged("p", styles.label);
export const Bar = arranged("div", styles.bar);
/** A button that looks like a link. */
export const QuietButton = arranged("button", styles.quiet);
