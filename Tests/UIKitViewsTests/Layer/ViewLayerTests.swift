import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// A view and its layer.
@MainActor @Suite(.inTurn) struct ViewLayerTests {
    private final class ShapeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        var drawn: [CALayer] = []
        var layouts: [String] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts.append("subviews")
        }

        override func layoutSublayers(of layer: CALayer) {
            layouts.append("before")
            super.layoutSublayers(of: layer)
            layouts.append("after")
        }

        override func draw(_ layer: CALayer, in ctx: CGContext) {
            drawn.append(layer)
            super.draw(layer, in: ctx)
        }
    }

    @Test func `a view has no layer before the first access`() {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)).shown()
        #expect(view.layerIfMade == nil && view.extras == nil)
        #expect(view.layer === view.layer && view.layer.delegate === view)
        #expect(view.layer.contentsScale == UIScreen.main.scale)
    }

    @Test func `a value that is set on the view or on the layer is that of both`() {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let layer = view.layer
        #expect(layer.frame == view.frame && layer.position == view.center)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(view.frame == layer.frame && view.center == CGPoint(x: 50, y: 25))
        layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50) && view.anchorPoint == .zero)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
        layer.opacity = 0.5
        layer.masksToBounds = true
        layer.isHidden = true
        #expect(view.alpha == 0.5 && view.clipsToBounds && view.isHidden)
        view.backgroundColor = .red
        #expect(layer.backgroundColor == UIColor.red.cgColor)
        layer.backgroundColor = nil
        #expect(view.backgroundColor == nil)
    }

    @Test func `the background is resolved in the view's own style`() {
        useFreshRuntime()
        let view = UIView()
        view.backgroundColor = .systemBackground
        #expect(brightness(of: view.layer.backgroundColor) == 1)
        view.overrideUserInterfaceStyle = .dark
        #expect(brightness(of: view.layer.backgroundColor) == 0)
    }

    private func brightness(of color: CGColor?) -> CGFloat? {
        guard let color else { return nil }
        var white: CGFloat = -1
        UIColor(cgColor: color).getRed(&white, green: nil, blue: nil, alpha: nil)
        return white
    }

    @Test func `a transform that leaves the plane is kept whole`() {
        useFreshRuntime()
        let view = UIView()
        let turned = CATransform3DMakeRotation(0.5, 0, 1, 0)
        view.transform3D = turned
        #expect(CATransform3DEqualToTransform(view.layer.transform, turned))
        #expect(view.transform == CATransform3DGetAffineTransform(turned))
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.transform3D))
    }

    @Test func `sublayers are the subviews' layers, and keep their places when views move`() {
        useFreshRuntime()
        let (view, subviews, own) = (UIView(), (0..<3).map { _ in UIView() }, CALayer())
        for subview in subviews { view.addSubview(subview) }
        #expect((view.layer.sublayers ?? []).map { $0.delegate as? UIView } == subviews)
        view.layer.insertSublayer(own, above: subviews[0].layer)
        view.sendSubviewToBack(subviews[2])
        func order() -> [Int] {
            (view.layer.sublayers ?? []).map { layer in subviews.firstIndex { $0.layer === layer } ?? 9 }
        }
        #expect(order() == [2, 0, 9, 1])
        subviews[0].removeFromSuperview()
        #expect(order() == [2, 9, 1] && subviews[0].layer.superlayer == nil)
        view.insertSubview(subviews[0], at: 0)
        #expect(order() == [0, 2, 9, 1] && subviews[0].layer.superlayer === view.layer)
        subviews[1].layer.removeFromSuperlayer()
        #expect(order() == [0, 2, 9] && subviews[1].superview == nil)
    }

    @Test func `a class may have layers of its own, and take part in their layout and drawing`() {
        useFreshRuntime()
        let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
        #expect(view.layer is CAShapeLayer)
        view.layouts = []
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts == ["before", "subviews", "after"])
        view.layer.setNeedsLayout()
        #expect(view.layer.needsLayout())
        view.layer.layoutIfNeeded()
        #expect(!view.layer.needsLayout() && view.layouts.count == 6)
        _ = view.snapshotView(afterScreenUpdates: false)
        #expect(view.drawn.count == 1 && view.drawn.first === view.layer)
    }

    @Test func `a change of the layer runs no action of its own`() {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
        #expect(view.action(for: view.layer, forKey: "position") is NSNull)
        view.layer.cornerRadius = 4
        view.layer.position.x = 100
        #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.position.x == 100)
        UIView.animate(withDuration: 1) {
            #expect(!(view.action(for: view.layer, forKey: "position") is NSNull))
            view.layer.cornerRadius = 8
        }
        #expect(view.layer.animationKeys() == ["cornerRadius"])
    }

    @Test func `a mask belongs to the view that it masks`() {
        useFreshRuntime()
        let (view, mask, other) = (UIView(), UIView(), UIView())
        other.addSubview(mask)
        view.mask = mask
        #expect(
            mask.superview == nil && view.layer.mask === mask.layer && mask.layer.superlayer === view.layer)
        #expect(view.subviews.isEmpty && view.layer.sublayers == nil)
        view.mask = nil
        #expect(view.layer.mask == nil && mask.layer.superlayer == nil)
    }

    @Test func `a layer that outlives its view calls no delegate`() throws {
        useFreshRuntime()
        var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = try #require(view?.layer)
        weak let gone = view
        view = nil
        #expect(gone == nil && layer.delegate == nil && layer.superlayer == nil)
    }

    @Test func `a hierarchy is drawn into the current image`() throws {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
            #expect(
                view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true))
        }
        let holder = UIImageView(image: image)
        #expect(holder.sizeThatFits(.zero) == CGSize(width: 10, height: 10))
    }
}

/// Repeated actions of apps in each layout, which don't request another one.
@MainActor @Suite(.inTurn) struct LayoutAtRestTests {
    private final class LayingPage: UIViewController {
        var layOut: (LayingPage) -> Void = { _ in }
        var layouts = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            layOut(self)
        }
    }

    private final class LayingView: UIView {
        var layOut: (LayingView) -> Void = { _ in }
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            layOut(self)
        }
    }

    private func renewSublayer(of layer: CALayer) {
        layer.sublayers?.first { $0 is CAGradientLayer }?.removeFromSuperlayer()
        let gradient = CAGradientLayer()
        gradient.frame = layer.bounds
        layer.insertSublayer(gradient, at: 0)
    }

    private func renewMask(of layer: CALayer) {
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 8).cgPath
        layer.mask = mask
    }

    @Test(arguments: [true, false])
    func `a sublayer or a mask that a view renews asks for no other layout`(isMask: Bool) {
        let sim = Simulator()
        let page = UIViewController()
        let view = LayingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.layOut = { isMask ? renewMask(of: $0.layer) : renewSublayer(of: $0.layer) }
        page.view.addSubview(view)
        sim.launch(page)
        #expect(sim.diagnostics.isEmpty && view.layouts <= 2)
        let layouts = view.layouts
        view.setNeedsLayout()
        sim.turn()
        #expect(view.layouts == layouts + 1)
        view.layer.addSublayer(CALayer())
        sim.turn()
        #expect(view.layouts == layouts + 2)
        #expect(isMask ? view.layer.mask != nil : view.layer.sublayers?.count == 2)
    }

    @Test func `a page that sets what it has asks for no other layout`() {
        let sim = Simulator()
        let page = LayingPage()
        let search = UISearchController()
        page.layOut = {
            $0.title = "Launches"
            $0.navigationItem.searchController = search
            $0.navigationItem.hidesSearchBarWhenScrolling = false
            $0.definesPresentationContext = true
            renewSublayer(of: $0.view.layer)
        }
        sim.launch(UINavigationController(rootViewController: page))
        #expect(sim.diagnostics.isEmpty)
        let layouts = page.layouts
        page.view.setNeedsLayout()
        sim.turn()
        #expect(page.layouts == layouts + 1)
    }
}
