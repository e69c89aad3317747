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
      .syncing: "Synchronization",
      .recording: "Enregistrement",
      .paused: "En pause",
      .error: "Erreur",
      .online: "En ligne",
      .away: "Absent",
      .busy: "Occupé",
      .doNotDisturb: "Ne pas déranger",
    ],
    justNow: "À l’instant", never: "Jamais actualisé", ahead: "Date future", updated: "Actualisé %@",
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
}
