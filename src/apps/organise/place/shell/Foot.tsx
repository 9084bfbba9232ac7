import { Link, useLocation } from "wouter";
import styles from "./Shell.module.css";
import { SignOut } from "./SignOut.tsx";

/** The links that are needed rarely, shown on every part. */
export function Foot() {
  const [path] = useLocation();
  return (
    <footer className={styles.foot}>
      <Link href="/respaldo" aria-current={path === "/respaldo" ? "page" : undefined}>
        Respaldo
      </Link>
      <a href="/">Ver el sitio</a>
      <SignOut />
    </footer>
  );
}
