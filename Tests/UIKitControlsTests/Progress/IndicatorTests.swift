import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct IndicatorTests {
    @Test func anIndicatorHidesWhileItStandsStill() {
        useFreshRuntime()
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden)
        #expect(indicator.bounds.size == CGSize(width: 37, height: 37))
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
        indicator.stopAnimating()
        #expect(!indicator.isAnimating && indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    @Test(arguments: [(Float(-1), Float(0)), (0.4, 0.4), (7, 1)])
    func progressIsPinned(set: Float, expected: Float) {
        useFreshRuntime()
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.setProgress(set, animated: true)
        #expect(bar.progress == expected)
    }

    @Test func imagesRunOnlyWhereThereAreSome() {
        useFreshRuntime()
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(!view.isUserInteractionEnabled)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [UIImage(), UIImage(), UIImage()]
        #expect(view.animationDuration == 0.1)
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }
}
