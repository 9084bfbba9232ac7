import styles from "../ticket/TicketTools.module.css";

interface SavedPictureProps {
  readonly address: string;
  readonly alt: string;
}

/**
 * Shows a saved picture, so that a long press can save it too: many in-app browsers download
 * nothing.
 */
export function SavedPicture({ address, alt }: SavedPictureProps) {
  return (
    <figure className={styles.picture}>
      <img src={address} alt={alt} />
      <figcaption>
        <span role="status">
          Si no está en tus descargas, guarda esta imagen: mantenla presionada o haz clic derecho.
        </span>
      </figcaption>
    </figure>
  );
}
