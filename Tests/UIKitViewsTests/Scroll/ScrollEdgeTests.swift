import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Edge effects of scroll views, the alignment of small content, and background extension views.
@MainActor @Suite(.inTurn) struct ScrollEdgeTests {
    private func scrollView(content height: CGFloat = 1000) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        view.contentSize = CGSize(width: 200, height: height)
        view.contentInset.top = 50
        return view
    }

    @Test func `each edge keeps its effect`() {
        useFreshRuntime(system: .iOS(26))
        let view = scrollView()
        #expect(view.topEdgeEffect === view.topEdgeEffect && view.topEdgeEffect !== view.bottomEdgeEffect)
        #expect(view.leftEdgeEffect !== view.rightEdgeEffect)
        #expect(view.topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
        #expect(!view.topEdgeEffect.isHidden)
        view.topEdgeEffect.style = .hard
        #expect(view.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
        #expect(view.bottomEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    }

    @Test func `a hard effect covers the content at the edge, and a hidden one doesn't`() {
        useFreshRuntime(system: .iOS(26))
        let view = scrollView()
        view.contentOffset.y = -50
        func cover() -> CGRect? {
            view.layoutIfNeeded()
            return view.subviews.first?.frame
        }
        #expect(cover() == nil)
        view.topEdgeEffect.style = .hard
        #expect(cover() == nil)
        view.contentOffset.y = 100
        #expect(cover() == CGRect(x: 0, y: 100, width: 200, height: 50))
        view.topEdgeEffect.isHidden = true
        #expect(cover() == nil)
    }

    @Test func `an effect extends below the container of an interaction`() {
        useFreshRuntime(system: .iOS(26))
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let (view, bar) = (scrollView(), UIView(frame: CGRect(x: 0, y: 340, width: 200, height: 60)))
        host.addSubview(view)
        host.addSubview(bar)
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = view
        interaction.edge = .bottom
        bar.addInteraction(interaction)
        view.bottomEdgeEffect.style = .soft
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(interaction.view === bar)
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 440, width: 200, height: 60))
    }

    @Test func `an interaction doesn't retain its scroll view`() {
        useFreshRuntime(system: .iOS(26))
        let interaction = UIScrollEdgeElementContainerInteraction()
        do {
            let view = scrollView()
            interaction.scrollView = view
            #expect(interaction.scrollView === view)
        }
        #expect(interaction.scrollView == nil)
    }

    @Test func `small content is aligned with a point, and large content isn't`() {
        useFreshRuntime()
        let view = scrollView(content: 150)
        view.contentInset = .zero
        #expect(view.contentAlignmentPoint == .zero && view.contentOffset == .zero)
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(view.contentOffset == CGPoint(x: 0, y: -125))
        view.contentAlignmentPoint.y = 1
        #expect(view.contentOffset == CGPoint(x: 0, y: -250))
        view.contentSize.height = 350
        #expect(view.contentOffset == CGPoint(x: 0, y: -50))
        view.contentSize.height = 1000
        #expect(view.contentOffset == .zero)
    }

    @Test func `the content of a background extension view is in the safe area`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let view = UIBackgroundExtensionView(frame: page.view.bounds)
        let content = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.contentView == nil && view.automaticallyPlacesContentView)
        view.contentView = content
        #expect(content.superview === view)
        page.view.addSubview(view)
        app.settle()
        #expect(content.frame == view.bounds.inset(by: view.safeAreaInsets) && content.frame.minY == 59)
        view.automaticallyPlacesContentView = false
        content.frame = view.bounds
        app.settle()
        #expect(content.frame == view.bounds)
        view.contentView = nil
        #expect(content.superview == nil)
    }
}
