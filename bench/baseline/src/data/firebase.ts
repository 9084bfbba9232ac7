import { initializeApp } from "firebase/app";
import {
  collection,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import Cookies from "js-cookie";

const app = initializeApp({
  apiKey: "sample",
  authDomain: "sample.firebaseapp.com",
  projectId: "sample",
  storageBucket: "sample.appspot.com",
  messagingSenderId: "0",
  appId: "1:0:web:0",
});
const db = getFirestore(app);

/** On the own machine nothing is asked of the database: there is none, and visits are not real. */
const isPublished = () => !["localhost", "127.0.0.1"].includes(location.hostname);

export interface Participant {
  nombre: string;
  numeroTicket: string;
}

export async function findParticipant(carnet: string): Promise<Participant | null> {
  if (!isPublished()) return null;
  const found = await getDocs(
    query(collection(db, "participantes"), where("carnet", "==", carnet)),
  );
  return found.empty ? null : (found.docs[0]?.data() as Participant);
}

export async function countVisit(): Promise<number> {
  if (!isPublished()) return 0;
  const counter = doc(db, "counters", "visitasPagina");
  const stored = await getDoc(counter);
  let count: number = stored.exists() ? stored.data().count : 0;
  if (!Cookies.get("visitedToday")) {
    count += 1;
    if (stored.exists()) await updateDoc(counter, { count });
    else await setDoc(counter, { count });
    Cookies.set("visitedToday", "true", { expires: 1, path: "/" });
  }
  return count;
}
