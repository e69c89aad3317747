// The translations are written by hand. Counts follow the Unicode plural rules.
extension IndicatorStrings {
  static let spanish = IndicatorStrings(
    plural: .oneIsSingular,
    statuses: [
      .live: "En vivo",
      .recent: "Reciente",
      .stale: "Desactualizado",
      .offline: "Sin conexión",
      .connecting: "Conectando",
      .syncing: "Sincronizando",
      .recording: "Grabando",
      .paused: "En pausa",
      .error: "Error",
      .online: "En línea",
      .away: "Ausente",
      .busy: "Ocupado",
      .doNotDisturb: "No molestar",
    ],
    justNow: "Ahora mismo", never: "Nunca actualizado", ahead: "Fecha futura", updated: "Actualizado %@",
    updatedJustNow: "Actualizado ahora mismo",
    terms: Terms(
      status: "Estado", retry: "Reintentar", typing: "Escribiendo", loading: "Cargando",
      newItems: CountedText(one: "# elemento nuevo", other: "# elementos nuevos")),
    short: [
      .minutes: CountedText("hace # min"),
      .hours: CountedText("hace # h"),
      .days: CountedText(one: "hace # día", other: "hace # días"),
    ],
    long: [
      .minutes: CountedText(one: "hace # minuto", other: "hace # minutos"),
      .hours: CountedText(one: "hace # hora", other: "hace # horas"),
      .days: CountedText(one: "hace # día", other: "hace # días"),
    ])

  static let french = IndicatorStrings(
    plural: .zeroAndOneAreSingular,
    statuses: [
      .live: "En direct",
      .recent: "Récent",
      .stale: "Périmé",
      .offline: "Hors ligne",
      .connecting: "Connexion",
      .syncing: "Synchronisation",
      .recording: "Enregistrement",
      .paused: "En pause",
      .error: "Erreur",
      .online: "En ligne",
      .away: "Absent",
      .busy: "Occupé",
      .doNotDisturb: "Ne pas déranger",
    ],
    justNow: "À l’instant", never: "Jamais actualisé", ahead: "Date future", updated: "Actualisé %@",
    updatedJustNow: "Actualisé à l’instant",
    terms: Terms(
      status: "État", retry: "Réessayer", typing: "En train d’écrire", loading: "Chargement",
      newItems: CountedText(one: "# nouvel élément", other: "# nouveaux éléments")),
    short: [
      .minutes: CountedText("il y a # min"),
      .hours: CountedText("il y a # h"),
      .days: CountedText("il y a # j"),
    ],
    long: [
      .minutes: CountedText(one: "il y a # minute", other: "il y a # minutes"),
      .hours: CountedText(one: "il y a # heure", other: "il y a # heures"),
      .days: CountedText(one: "il y a # jour", other: "il y a # jours"),
    ])

  static let portuguese = IndicatorStrings(
    plural: .zeroAndOneAreSingular,
    statuses: [
      .live: "Ao vivo",
      .recent: "Recente",
      .stale: "Desatualizado",
      .offline: "Offline",
      .connecting: "Conectando",
      .syncing: "Sincronizando",
      .recording: "Gravando",
      .paused: "Em pausa",
      .error: "Erro",
      .online: "Online",
      .away: "Ausente",
      .busy: "Ocupado",
      .doNotDisturb: "Não perturbe",
    ],
    justNow: "Agora mesmo", never: "Nunca atualizado", ahead: "Data no futuro", updated: "Atualizado %@",
    updatedJustNow: "Atualizado agora mesmo",
    terms: Terms(
      status: "Estado", retry: "Tentar novamente", typing: "Digitando", loading: "Carregando",
      newItems: CountedText(one: "# item novo", other: "# itens novos")),
    short: [
      .minutes: CountedText("há # min"),
      .hours: CountedText("há # h"),
      .days: CountedText(one: "há # dia", other: "há # dias"),
    ],
    long: [
      .minutes: CountedText(one: "há # minuto", other: "há # minutos"),
      .hours: CountedText(one: "há # hora", other: "há # horas"),
      .days: CountedText(one: "há # dia", other: "há # dias"),
    ])

  static let italian = IndicatorStrings(
    plural: .oneIsSingular,
    statuses: [
      .live: "In diretta",
      .recent: "Recente",
      .stale: "Non aggiornato",
      .offline: "Offline",
      .connecting: "Connessione",
      .syncing: "Sincronizzazione",
      .recording: "Registrazione",
      .paused: "In pausa",
      .error: "Errore",
      .online: "Online",
      .away: "Assente",
      .busy: "Occupato",
      .doNotDisturb: "Non disturbare",
    ],
    justNow: "Adesso", never: "Mai aggiornato", ahead: "Data nel futuro", updated: "Aggiornato %@",
    updatedJustNow: "Aggiornato adesso",
    terms: Terms(
      status: "Stato", retry: "Riprova", typing: "Sta scrivendo", loading: "Caricamento",
      newItems: CountedText(one: "# nuovo elemento", other: "# nuovi elementi")),
    short: [
      .minutes: CountedText("# min fa"),
      .hours: CountedText("# h fa"),
      .days: CountedText(one: "# giorno fa", other: "# giorni fa"),
    ],
    long: [
      .minutes: CountedText(one: "# minuto fa", other: "# minuti fa"),
      .hours: CountedText(one: "# ora fa", other: "# ore fa"),
      .days: CountedText(one: "# giorno fa", other: "# giorni fa"),
    ])
}
