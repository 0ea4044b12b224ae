import Foundation

@testable import UIKit

/// A view that constraints place, with the frame that it was saved with and the one that it has here.
struct ComparedFrame {
    let scene: String
    let id: String
    let kind: String
    let saved: CGRect
    let found: CGRect
    /// Whether the scene's frames are not to be counted.
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
        return withExtendedLifetime(view) { compare(root, builder.views, isExcluded) }
    }

    /// Whether the frames say nothing: some are marked, are older than a constraint, or belong to what cannot be measured here.
    private var isExcluded: Bool {
        let places = SavedPlaces(root)
        return !unsupported.isEmpty || root.isMarkedBelow || root.lacksFont
            || constraints.contains(where: places.contradict)
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
    private func compare(
        _ saved: SavedView, _ views: [String: UIView], _ isExcluded: Bool
    ) -> [ComparedFrame] {
        let inner = (saved.subviews ?? []).flatMap { compare($0, views, isExcluded) }
        guard saved.isPlaced == true, let view = views[saved.id] else { return inner }
        let frame = ComparedFrame(
            scene: id, id: saved.id, kind: saved.kind, saved: CGRect(saved.frame), found: view.frame,
            isExcluded: isExcluded)
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
