import Foundation

@testable import UIKit

/// A view that constraints place, with the frame that it was saved with and the one that it has here.
struct ComparedFrame {
    let scene: String
    let id: String
    let kind: String
    let saved: CGRect
    let found: CGRect
    /// Whether Interface Builder says itself that the frame is another one, or this project cannot measure something of the scene.
    let isExcluded: Bool

    /// Whether every edge is within half a point.
    var agrees: Bool {
        abs(saved.minX - found.minX) <= 0.5 && abs(saved.minY - found.minY) <= 0.5
            && abs(saved.maxX - found.maxX) <= 0.5 && abs(saved.maxY - found.maxY) <= 0.5
    }
}

extension SavedScene {
    /// Lays the scene out on a screen of its own, and compares all views that constraints place.
    @MainActor
    func compared() -> [ComparedFrame] {
        Runtime.current = Runtime(system: .iOS(device.system), device: screen)
        var builder = SceneBuilder(self)
        let view = builder.layOut()
        return withExtendedLifetime(view) { compare(root, builder.views) }
    }

    private var screen: DeviceSpec {
        let insets = UIEdgeInsets(device.safeArea)
        return DeviceSpec(
            name: "Interface Builder", idiom: device.isTablet == true ? .pad : .phone,
            size: CGSize(width: root.frame[2], height: root.frame[3]), scale: device.scale,
            uprightInsets: insets,
            sidewaysInsets: insets)
    }

    @MainActor
    private func compare(_ saved: SavedView, _ views: [String: UIView]) -> [ComparedFrame] {
        let inner = (saved.subviews ?? []).flatMap { compare($0, views) }
        guard saved.isPlaced == true, let view = views[saved.id] else { return inner }
        let frame = ComparedFrame(
            scene: id, id: saved.id, kind: saved.kind, saved: CGRect(saved.frame), found: view.frame,
            isExcluded: !unsupported.isEmpty || root.isMarkedBelow || root.lacksFont)
        return [frame] + inner
    }
}

extension SavedView {
    /// Whether Interface Builder has marked a view: the frames of others depend on it.
    fileprivate var isMarkedBelow: Bool {
        isMarked == true || (subviews ?? []).contains(where: \.isMarkedBelow)
    }

    /// Whether a text has a font that the app brought along.
    fileprivate var lacksFont: Bool {
        font?.name.map { UIFont(name: $0, size: 17) == nil } ?? false
            || (subviews ?? []).contains(where: \.lacksFont)
    }
}
