import XCTest

@testable import Cookbook

final class AnimationTests: XCTestCase {
    let page = RecipeViewController(recipe: .samples[0])
    var window: UIWindow?

    override func setUp() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = page
        window?.makeKeyAndVisible()
    }

    override func tearDown() {
        window = nil
    }

    func testFavoriteButtonGrowsAndComesBack() {
        let done = expectation(description: "came back")
        page.popFavoriteButton { done.fulfill() }
        waitForExpectations(timeout: 2)
        XCTAssertTrue(page.favoriteButton.transform.isIdentity)
    }

    func testToastComesAndGoes() {
        let gone = expectation(description: "gone")
        let toast = Toast.show("Saved", in: page.view) { gone.fulfill() }
        XCTAssertTrue(toast.superview === page.view)
        waitForExpectations(timeout: 3)
        XCTAssertNil(toast.superview)
        XCTAssertEqual(toast.label.text, "Saved")
    }

    func testToastStaysAsLongAsItIsTold() {
        let gone = expectation(description: "gone")
        let start = CACurrentMediaTime()
        Toast.show("Saved", in: page.view, for: 0.4) { gone.fulfill() }
        waitForExpectations(timeout: 3)
        XCTAssertEqual(CACurrentMediaTime() - start, 0.9, accuracy: 0.2)
    }

    func testTwoToastsGoInOrder() {
        var order: [String] = []
        let gone = expectation(description: "both gone")
        gone.expectedFulfillmentCount = 2
        Toast.show("long", in: page.view, for: 0.5) {
            order.append("long")
            gone.fulfill()
        }
        Toast.show("short", in: page.view, for: 0.1) {
            order.append("short")
            gone.fulfill()
        }
        waitForExpectations(timeout: 3)
        XCTAssertEqual(order, ["short", "long"])
    }

    func testKeyframes() {
        let done = expectation(description: "keyframes")
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    self.page.view.alpha = 0.5
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.page.view.alpha = 1
                }
            }, completion: { _ in done.fulfill() })
        waitForExpectations(timeout: 3)
        XCTAssertEqual(page.view.alpha, 1)
    }

    func testPropertyAnimator() {
        let done = expectation(description: "animator")
        let animator = UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut) { self.page.view.alpha = 0.2 }
        animator.addCompletion { position in
            XCTAssertEqual(position, .end)
            done.fulfill()
        }
        animator.startAnimation()
        XCTAssertTrue(animator.isRunning)
        waitForExpectations(timeout: 2)
        XCTAssertEqual(animator.state, .inactive)
    }

    func testPausedAnimatorGoesBack() {
        let done = expectation(description: "animator")
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.page.view.alpha = 0 }
        animator.addCompletion { position in
            XCTAssertEqual(position, .start)
            done.fulfill()
        }
        animator.pauseAnimation()
        animator.fractionComplete = 0.9
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        waitForExpectations(timeout: 2)
        XCTAssertEqual(page.view.alpha, 1)
    }

    func testTransactionEndsWithItsAnimations() {
        var ended: [String] = []
        let done = expectation(description: "transaction")
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            ended.append("transaction")
            done.fulfill()
        }
        UIView.animate(withDuration: 0.3, animations: { self.page.view.alpha = 0.5 }) { _ in
            ended.append("short")
        }
        UIView.animate(withDuration: 0.8, animations: { self.page.titleLabel.alpha = 0.5 }) { _ in
            ended.append("long")
        }
        CATransaction.commit()
        waitForExpectations(timeout: 2)
        XCTAssertEqual(ended.first, "short")
        XCTAssertEqual(Set(ended), ["short", "long", "transaction"])
    }

    func testTransitionOfAView() {
        let done = expectation(description: "cross fade")
        UIView.transition(
            with: page.titleLabel, duration: 0.6, options: [.transitionCrossDissolve],
            animations: { self.page.titleLabel.text = "Crêpes" }, completion: { _ in done.fulfill() })
        waitForExpectations(timeout: 2)
        XCTAssertEqual(page.titleLabel.text, "Crêpes")
    }

    func testChainOfAnimations() {
        var count = 0
        let done = expectation(description: "chain")
        func next() {
            UIView.animate(
                withDuration: 0.3, animations: { self.page.view.alpha = count.isMultiple(of: 2) ? 0.5 : 1 }
            ) { _ in
                count += 1
                if count == 4 { done.fulfill() } else { next() }
            }
        }
        next()
        waitForExpectations(timeout: 4)
        XCTAssertEqual(count, 4)
    }

    func testWithoutAnimations() {
        let done = expectation(description: "no animation")
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 5, animations: { self.page.view.alpha = 0.5 }) { _ in done.fulfill() }
        UIView.setAnimationsEnabled(true)
        waitForExpectations(timeout: 1)
        XCTAssertEqual(page.view.alpha, 0.5)
    }
}
