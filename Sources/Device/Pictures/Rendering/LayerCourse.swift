import CoreGraphics
import QuartzCore
import UIKit

/// The changes of a layer from an instant on.
enum LayerCourse {
    /// No changes without further input.
    case still
    /// A planned animation.
    case moving(PictureMotion)
    /// A new drawing for each frame: more than its position and its opacity changes.
    case redrawn
}

extension LayerCourse {
    /// The number of frames for which an animation is planned: longer than UIKit's own animations.
    static let longest = 90

    /// The changes of a layer, starting with the first frame after an instant.
    @MainActor
    init(of layer: CALayer, from now: TimeInterval, motions: FutureMotions) {
        let view = layer.backing as? UIView
        guard view?.shownTransition(at: now) == nil else {
            self = .redrawn
            return
        }
        let isAnimated = layer.asShown(at: now) !== layer
        guard isAnimated || motions.move(view) else {
            self = .still
            return
        }
        guard !isAnimated || layer.animatesOnlyPlaceAndOpacity else {
            self = .redrawn
            return
        }
        let first = Int(bounded: (now / PictureMotion.interval).rounded(.up))
        // A zoom changes the outline and the colors too.
        guard motions.of(view, at: first).map({ !$0.isClipped && $0.shades.isEmpty }) ?? true else {
            self = .redrawn
            return
        }
        var moments: [PictureMotion.Moment] = []
        for frame in first..<first + Self.longest {
            let time = Double(frame) * PictureMotion.interval
            let shown = isAnimated ? layer.asShown(at: time) : layer
            guard shown.bounds == layer.bounds else {
                self = .redrawn
                return
            }
            moments.append(PictureMotion.Moment(of: shown, motions.of(view, at: frame)))
        }
        while moments.count > 1, moments[moments.count - 2] == moments.last { moments.removeLast() }
        self = .moving(PictureMotion(first: first, moments: moments))
    }
}

extension PictureMotion.Moment {
    @MainActor
    fileprivate init(of shown: CALayer, _ motion: ViewMotion?) {
        let place = shown.transformToSuperlayer.concatenating(motion?.transform(of: shown) ?? .identity)
        self.init(
            transform: PictureTransform(place), opacity: Double(shown.opacity) * Double(motion?.opacity ?? 1))
    }
}

/// The positions of views in UIKit's transitions in future frames. Each frame is computed once.
@MainActor
final class FutureMotions {
    private let engine = Runtime.current.engine
    private let moving: Set<ObjectIdentifier>
    private var frames: [Int: [ObjectIdentifier: ViewMotion]] = [:]

    init(from now: TimeInterval) {
        moving = Set(engine.motions(at: now).map { ObjectIdentifier($0.view) })
    }

    func move(_ view: UIView?) -> Bool { view.map { moving.contains(ObjectIdentifier($0)) } ?? false }

    func of(_ view: UIView?, at frame: Int) -> ViewMotion? {
        guard let view, move(view) else { return nil }
        return motions(at: frame)[ObjectIdentifier(view)]
    }

    private func motions(at frame: Int) -> [ObjectIdentifier: ViewMotion] {
        if let known = frames[frame] { return known }
        let all = engine.motions(at: Double(frame) * PictureMotion.interval)
        let made = Dictionary(all.map { (ObjectIdentifier($0.view), $0) }) { _, last in last }
        frames[frame] = made
        return made
    }
}
