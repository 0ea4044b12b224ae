/// An activity of the system. Actions outside the app are only recorded.
@MainActor
final class SystemActivity: UIActivity {
    private let kind: Kind
    private var items = SharedItems([])

    init(_ kind: Kind) { self.kind = kind }

    static var all: [SystemActivity] { Kind.all.map(SystemActivity.init) }

    override var activityType: UIActivity.ActivityType? { kind.type }
    override var activityTitle: String? { kind.title }
    override var activityImage: UIImage? { UIImage(systemName: kind.symbol) }
    var isShare: Bool { kind.isShare }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        kind.accepts(SharedItems(activityItems))
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = SharedItems(activityItems) }

    override func perform() {
        switch kind.type {
        case .copyToPasteboard: items.copyToPasteboard()
        case .saveToCameraRoll: Runtime.current.photos.images += items.images
        default: break
        }
        Runtime.current.activities.entries.append(
            ActivityRecord.Entry(
                type: kind.type, items: items.all, subject: page?.subject(for: kind.type) ?? ""))
        activityDidFinish(true)
    }

    /// The title of an activity and the items that it accepts.
    struct Kind {
        let type: UIActivity.ActivityType
        let title: String
        let symbol: String
        let isShare: Bool
        let accepts: @MainActor (SharedItems) -> Bool

        init(
            _ type: UIActivity.ActivityType, _ title: String, _ symbol: String, isShare: Bool = false,
            _ accepts: @escaping @MainActor (SharedItems) -> Bool
        ) {
            self.type = type
            self.title = title
            self.symbol = symbol
            self.isShare = isShare
            self.accepts = accepts
        }

        @MainActor static let all = [
            Kind(.airDrop, "AirDrop", "dot.radiowaves.left.and.right", isShare: true) { !$0.all.isEmpty },
            Kind(.message, "Messages", "message.fill", isShare: true, takesAnything),
            Kind(.mail, "Mail", "envelope.fill", isShare: true, takesAnything),
            Kind(.copyToPasteboard, "Copy", "doc.on.doc", takesAnything),
            Kind(.addToReadingList, "Add to Reading List", "eyeglasses") {
                $0.urls.contains { ["http", "https"].contains($0.scheme?.lowercased()) }
            },
            Kind(.saveToCameraRoll, "Save Image", "square.and.arrow.down") { !$0.images.isEmpty },
            Kind(.assignToContact, "Assign to Contact", "person.crop.circle") { $0.images.count == 1 },
            Kind(.print, "Print", "printer") { !$0.images.isEmpty || !$0.texts.isEmpty },
        ]

        @MainActor private static func takesAnything(_ items: SharedItems) -> Bool {
            !items.texts.isEmpty || !items.urls.isEmpty || !items.images.isEmpty
        }
    }
}
