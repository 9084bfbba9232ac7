// The page without any background: what the browser itself costs.
document.title += " (still)";
