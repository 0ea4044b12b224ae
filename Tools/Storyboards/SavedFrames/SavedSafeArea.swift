import InterfaceFiles
import UIKit

/// The safe area that bars and the device leave of a page in Interface Builder: from the way in which the page is shown, and, if the saved
/// frames reveal it, from them.
@MainActor
struct SavedSafeArea {
    private(set) var insets: UIEdgeInsets
    private let view: UIView
    private let frames: [ObjectIdentifier: CGRect]

    init(_ scene: LaidOutScene, _ view: UIView) {
        self.view = view
        insets = scene.file.canvasInsets(scene.root)
        let inner = scene.root.children.first { $0.name == "subviews" }?.children ?? []
        let pairs = inner.compactMap { element -> (ObjectIdentifier, CGRect)? in
            guard let view = element.id.flatMap(scene.loading.object), let frame = element.savedFrame else {
                return nil
            }
            return (ObjectIdentifier(view), frame)
        }
        frames = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        for constraint in scene.constraints { take(constraint) }
    }

    /// A direct subview of the page's view that is constrained to the guide reveals the guide's distance from the edge.
    private mutating func take(_ constraint: NSLayoutConstraint) {
        guard constraint.relation == .equal, constraint.priority == .required, constraint.multiplier == 1,
            let first = constraint.firstItem, let second = constraint.secondItem
        else { return }
        let constant = constraint.constant
        if let edge = edge(second, constraint.secondAttribute), let frame = frames[ObjectIdentifier(first)] {
            take(edge, constraint.firstAttribute, frame, constant)
        } else if let edge = edge(first, constraint.firstAttribute),
            let frame = frames[ObjectIdentifier(second)]
        {
            take(edge, constraint.secondAttribute, frame, -constant)
        }
    }

    private mutating func take(
        _ edge: UIRectEdge, _ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect, _ constant: CGFloat
    ) {
        if edge == .top, attribute == .top { insets.top = max(0, frame.minY - constant) }
        if edge == .bottom, attribute == .bottom {
            insets.bottom = max(0, view.bounds.height - frame.maxY + constant)
        }
    }

    private func edge(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> UIRectEdge? {
        if item === view.safeAreaLayoutGuide {
            return attribute == .top ? .top : attribute == .bottom ? .bottom : nil
        }
        if item === view.extras?.guides?.topBar, attribute == .bottom { return .top }
        return item === view.extras?.guides?.bottomBar && attribute == .top ? .bottom : nil
    }
}

// The insets that result from the way of presentation.
extension InterfaceFile {
    fileprivate func canvasInsets(_ root: InterfaceElement) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        guard let frame = root.savedFrame, frame.minY == 0 else { return insets }
        let device = deviceSpec?.adapted(to: canvasSystem)
        let isLandscape = self.device?.orientation == "landscape"
        let own = isLandscape ? device?.sidewaysInsets : device?.uprightInsets
        let screen =
            isLandscape ? device.map { CGSize(width: $0.size.height, height: $0.size.width) } : device?.size
        insets = own ?? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        // A page that is lower than the device is shown as a sheet.
        if let screen, frame.height != screen.height { insets.top = 0 }
        guard let id = root.parent?.id else { return insets }
        if BarsOfScenes(self).navigationPages.contains(id) { insets.top += 44 }
        return insets
    }
}

/// The pages of a file that are in a navigation controller: its root, and the pages shown from there.
private struct BarsOfScenes {
    private(set) var navigationPages: Set<String> = []

    init(_ file: InterfaceFile) {
        let ways = file.scenes.compactMap(\.controller).flatMap { controller in
            controller.descendants.filter { $0.name == "segue" }.map { (from: controller, segue: $0) }
        }
        for (from, segue) in ways where from.name == "navigationController" {
            guard from.peek("navigationBarHidden") != "YES",
                segue.peek("relationship") == "rootViewController"
            else { continue }
            navigationPages.insert(segue.peek("destination") ?? "")
        }
        var count = -1
        while count != navigationPages.count {
            count = navigationPages.count
            for (from, segue) in ways where ["show", "push"].contains(segue.peek("kind")) {
                guard let id = from.id, navigationPages.contains(id) else { continue }
                navigationPages.insert(segue.peek("destination") ?? "")
            }
        }
    }
}
