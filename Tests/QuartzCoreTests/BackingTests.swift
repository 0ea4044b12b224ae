import Testing

@testable import QuartzCore

/// A view as a layer uses it.
private final class View: LayerBacking {
    var backedBounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    var backedPosition = CGPoint(x: 5, y: 5)
    var backedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    var backedTransform = CATransform3DIdentity
    var isBackedHidden = false
    var backedOpacity: Float = 1
    var backedBackgroundColor: CGColor?
    var backedMasksToBounds = false
    var isBackedInWindow = true
    var backedNeedsLayout = false
    weak var superview: View?
    var subviews: [View] = []
    lazy var layer: CALayer = {
        let layer = CALayer()
        layer.backing = self
        return layer
    }()

    var subviewLayers: [CALayer] { subviews.map(\.layer) }
    var superviewLayer: CALayer? { superview?.layer }

    func insert(_ view: View, at index: Int) {
        subviews.insert(view, at: index)
        view.superview = self
        layer.subviewWasInserted(at: index)
    }

    func removeBackedFromSuperview() {
        guard let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) else { return }
        superview.subviews.remove(at: index)
        superview.layer.subviewWasRemoved(at: index)
        self.superview = nil
    }

    func setBackedNeedsLayout() { backedNeedsLayout = true }
    func layOutBackedIfNeeded() { backedNeedsLayout = false }
    var backedAnimationKeys: [String] { [] }
    func backedAnimation(forKey key: String) -> CAAnimation? { nil }
    func removeBackedAnimations(forKey key: String?) {}
    func showAnimations(in presentation: CALayer, at time: CFTimeInterval) {}
}

@Suite struct BackingTests {
    @Test func aLayerHoldsNothingOfItsView() {
        let view = View()
        let layer = view.layer
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.position = CGPoint(x: 50, y: 60)
        layer.bounds.size = CGSize(width: 20, height: 30)
        layer.opacity = 0.5
        layer.isHidden = true
        layer.backgroundColor = .black
        layer.masksToBounds = true
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(view.backedPosition == CGPoint(x: 50, y: 60))
        #expect(view.backedBounds.size == CGSize(width: 20, height: 30))
        #expect(view.backedOpacity == 0.5 && view.isBackedHidden && view.backedMasksToBounds)
        #expect(view.backedBackgroundColor == .black && view.backedTransform.m11 == 2)
        view.backedPosition = .zero
        #expect(layer.position == .zero)
        let copy = layer.presentation(at: 0)
        view.backedPosition = CGPoint(x: 9, y: 9)
        #expect(copy.position == .zero && copy.model() === layer)
        #expect(layer.animationKeys() == nil)
    }

    @Test func layersStandBetweenSubviewsWhereTheyWerePut() {
        let (view, subviews, own) = (View(), (0..<3).map { _ in View() }, (0..<3).map { _ in CALayer() })
        view.insert(subviews[0], at: 0)
        view.layer.insertSublayer(own[0], at: 0)
        view.layer.addSublayer(own[1])
        view.insert(subviews[1], at: 1)
        view.layer.insertSublayer(own[2], below: subviews[1].layer)
        func order() -> [String] {
            (view.layer.sublayers ?? []).map { layer in
                own.firstIndex { $0 === layer }.map { "own \($0)" }
                    ?? subviews.firstIndex { $0.layer === layer }.map { "view \($0)" } ?? "?"
            }
        }
        #expect(order() == ["own 0", "view 0", "own 1", "own 2", "view 1"])
        view.insert(subviews[2], at: 0)
        #expect(order() == ["own 0", "view 2", "view 0", "own 1", "own 2", "view 1"])
        subviews[0].layer.removeFromSuperlayer()
        #expect(order() == ["own 0", "view 2", "own 1", "own 2", "view 1"])
        #expect(subviews[1].layer.superlayer === view.layer && own[2].superlayer === view.layer)
    }
}
