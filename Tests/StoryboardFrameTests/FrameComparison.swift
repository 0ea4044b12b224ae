import Foundation

@testable import UIKit

/// A view that constraints place, with the frame that it was saved with and the one that it has here.
struct ComparedFrame {
    let scene: String
    let id: String
    let kind: String
    let saved: CGRect
    let found: CGRect
    /// What the scene's frames are worth.
    let evidence: Evidence

    /// What the frames of a scene say.
    enum Evidence {
        /// They are Apple's layout of what the file says.
        case layout
        /// Some are older than what the file says, or were saved before there was a layout.
        case outdated
        /// Interface Builder has marked some, or the scene has what cannot be measured here.
        case none
    }

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
        return withExtendedLifetime(view) { compare(root, builder.views, evidence) }
    }

    private var evidence: ComparedFrame.Evidence {
        if !unsupported.isEmpty || root.isMarkedBelow || root.lacksFont { return .none }
        let places = SavedPlaces(root)
        return constraints.contains(where: places.contradict) || root.wasNotLaidOut ? .outdated : .layout
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
        _ saved: SavedView, _ views: [String: UIView], _ evidence: ComparedFrame.Evidence
    ) -> [ComparedFrame] {
        let inner = (saved.subviews ?? []).flatMap { compare($0, views, evidence) }
        guard saved.isPlaced == true, let view = views[saved.id] else { return inner }
        let frame = ComparedFrame(
            scene: id, id: saved.id, kind: saved.kind, saved: CGRect(saved.frame), found: view.frame,
            evidence: evidence)
        return [frame] + inner
    }
}

extension SavedView {
    /// Whether Interface Builder has marked a view: the frames of others depend on it.
    fileprivate var isMarkedBelow: Bool {
        isMarked == true || (subviews ?? []).contains(where: \.isMarkedBelow)
    }

    /// Whether a view has the size that Xcode 8 gave to views before it laid them out: 1,000 points each way.
    fileprivate var wasNotLaidOut: Bool {
        isPlaced == true && frame[2] == 1000 && frame[3] == 1000
            || (subviews ?? []).contains(where: \.wasNotLaidOut)
    }

    /// Whether a text has a font that the app brought along.
    fileprivate var lacksFont: Bool {
        font?.name.map { UIFont(name: $0, size: 17) == nil } ?? false
            || (subviews ?? []).contains(where: \.lacksFont)
    }
}
