import UIKit

/// On which grid Interface Builder measured the labels of a scene that have one line.
///
/// Files have labels of whole points beside labels of whole pixels: 21 points high in one scene, 20.5 in the next, with the same version
/// and device, and even with the same attributes. Nothing in the file says which; but a scene keeps to one of them, so its labels tell.
enum LabelGrid {
    case pixels
    case points

    /// Points, if all labels of the scene that show a difference are of whole points.
    @MainActor
    init(of scene: SavedScene) {
        let heights = LabelGrid.heights(in: scene.root, scale: scene.device.scale)
        self = !heights.isEmpty && heights.allSatisfy { $0 == .points } ? .points : .pixels
    }

    @MainActor
    private static func heights(in view: SavedView, scale: Double) -> [LabelGrid] {
        [height(of: view, scale: scale)].compactMap { $0 }
            + (view.subviews ?? []).flatMap { heights(in: $0, scale: scale) }
    }

    /// The grid of a label that is as high as its line; `nil` where both are the same.
    @MainActor
    private static func height(of view: SavedView, scale: Double) -> LabelGrid? {
        guard view.kind == "label", view.isPlaced == true, (view.lines ?? 1) == 1, let font = view.font,
            font.name == nil, font.textStyle == nil
        else { return nil }
        let line = UIFont.systemFont(ofSize: font.size ?? 17).lineHeight
        let (onPixels, onPoints) = ((line * scale).rounded(.up) / scale, line.rounded(.up))
        guard onPoints - onPixels > 0.01 else { return nil }
        if abs(view.frame[3] - onPoints) < 0.01 { return .points }
        return abs(view.frame[3] - onPixels) < 0.01 ? .pixels : nil
    }
}

/// A label whose one line is measured in whole points.
final class WholePointLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return numberOfLines == 1 ? CGSize(width: size.width, height: size.height.rounded(.up)) : size
    }
}
