/// The common state of a drag session and its drop session.
@MainActor
package final class DraggedItems {
    package var items: [UIDragItem]
    /// The position of the finger, in the window in which its touch began.
    package var point: CGPoint
    package weak var window: UIWindow?
    /// The delegate's answer, requested once.
    private(set) lazy var allowsMove = asksForMove()
    private(set) lazy var isRestricted = asksForRestriction()
    private var asksForMove: () -> Bool = { true }
    private var asksForRestriction: () -> Bool = { false }

    init(_ items: [UIDragItem], at point: CGPoint, in window: UIWindow?) {
        self.items = items
        self.point = point
        self.window = window
    }

    package func ask(move: @escaping () -> Bool, restriction: @escaping () -> Bool) {
        asksForMove = move
        asksForRestriction = restriction
    }

    package func location(in view: UIView) -> CGPoint { window?.convert(point, to: view) ?? point }

    func has(_ types: [String]) -> Bool {
        items.contains { item in types.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoad(_ aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Whether the item providers deliver no data yet, because the items have not been dropped.
    package var isLocked = false {
        didSet { for item in items { item.itemProvider.isAwaitingDrop = isLocked } }
    }
}

/// The drag for its source.
package final class DragSession: NSObject, UIDragSession {
    package let dragged: DraggedItems
    package var localContext: Any?

    init(_ dragged: DraggedItems) {
        self.dragged = dragged
        super.init()
    }

    package var items: [UIDragItem] { dragged.items }
    package func location(in view: UIView) -> CGPoint { dragged.location(in: view) }
    package var allowsMoveOperation: Bool { dragged.allowsMove }
    package var isRestrictedToDraggingApplication: Bool { dragged.isRestricted }
    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        dragged.has(typeIdentifiers)
    }
    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        dragged.canLoad(aClass)
    }
}

/// The drag for its drop targets.
package final class DropSession: NSObject, UIDropSession {
    package let dragged: DraggedItems
    let dragSession: DragSession
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    package nonisolated let progress = Progress(totalUnitCount: 1)

    package init(of dragSession: DragSession) {
        self.dragSession = dragSession
        dragged = dragSession.dragged
        super.init()
    }

    package var localDragSession: (any UIDragSession)? { dragSession }
    package var items: [UIDragItem] { dragged.items }
    package func location(in view: UIView) -> CGPoint { dragged.location(in: view) }
    package var allowsMoveOperation: Bool { dragged.allowsMove }
    package var isRestrictedToDraggingApplication: Bool { dragged.isRestricted }
    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        dragged.has(typeIdentifiers)
    }
    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        dragged.canLoad(aClass)
    }

    package func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let objects = LoadedObjects(count: providers.count, completion)
        for (place, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in objects.take(object, at: place) }
        }
        return objects.progress
    }
}

/// Objects that load one by one.
private final class LoadedObjects {
    let progress: Progress
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    @MainActor
    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        progress = Progress(totalUnitCount: Int64(count))
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
        if count == 0 { Runtime.loop.nextTurn("objects of a drop") { completion([]) } }
    }

    func take(_ object: (any NSItemProviderReading)?, at place: Int) {
        objects[place] = object
        missing -= 1
        progress.completedUnitCount += 1
        if missing == 0 { completion(objects.compactMap { $0 }) }
    }
}
