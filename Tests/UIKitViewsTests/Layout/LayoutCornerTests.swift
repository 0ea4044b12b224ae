import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Constraints with fonts, with the layout direction of traits, and with ambiguous positions.
@MainActor @Suite(.inTurn) struct LayoutCornerTests {
    private func page() -> (window: UIWindow, view: UIView, subview: UILabel) {
        useFreshRuntime()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let (page, label) = (UIViewController(), UILabel())
        window.rootViewController = page
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Label"
        page.view.addSubview(label)
        window.isHidden = false
        return (window, page.view, label)
    }

    @Test func `leading is at the other side when the trait of the direction changes`() {
        let (window, view, label) = page()
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        window.layoutIfNeeded()
        #expect(abs(label.frame.minX - 10) < 0.001)
        window.traitOverrides.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        #expect(abs(label.frame.maxX - (view.bounds.width - 10)) < 0.001)
        window.traitOverrides.layoutDirection = .leftToRight
        window.layoutIfNeeded()
        #expect(abs(label.frame.minX - 10) < 0.001)
    }

    @Test func `the direction of one view's content leaves the others`() {
        let (window, view, label) = page()
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        window.layoutIfNeeded()
        #expect(abs(label.frame.maxX - (view.bounds.width - 10)) < 0.001)
        window.traitOverrides.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        #expect(abs(label.frame.maxX - (view.bounds.width - 10)) < 0.001)
    }

    @Test func `the system's space between baselines keeps texts apart`() {
        let (window, view, label) = page()
        let other = UILabel()
        other.text = "Other"
        other.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(other)
        let space = other.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: label.lastBaselineAnchor, multiplier: 1)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: view.leadingAnchor), space,
        ])
        window.layoutIfNeeded()
        #expect(abs(other.frame.minY - label.frame.maxY - 8) <= 0.7)
        let before = space.constant
        other.font = .systemFont(ofSize: 40)
        window.layoutIfNeeded()
        #expect(space.constant > before)
        #expect(abs(other.frame.minY - label.frame.maxY - 8) <= 0.7)
    }

    @Test func `the space from Headline to Georgia is as Interface Builder saved it`() {
        Runtime.current = Runtime(
            system: .iOS(13),
            device: DeviceSpec(
                name: "retina4_7", idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2,
                uprightInsets: .zero, sidewaysInsets: .zero))
        let (view, headline, georgia) = (UIView(), UILabel(), UILabel())
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        for label in [headline, georgia] {
            label.text = "A wild and crazy label"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        headline.font = .preferredFont(forTextStyle: .headline)
        georgia.font = UIFont(name: "Georgia", size: 17)
        NSLayoutConstraint.activate([
            headline.topAnchor.constraint(equalTo: view.topAnchor, constant: 48),
            georgia.firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1.2),
        ])
        view.layoutIfNeeded()
        #expect(abs(georgia.frame.minY - 81.5) <= 0.5)
    }

    @Test func `the space between edges is 8 points whatever the fonts`() {
        let (_, view, label) = page()
        let other = UILabel()
        view.addSubview(other)
        let space = other.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 2)
        #expect(space.constant == 16)
    }

    @Test func `a place that is open is exercised within the constraints`() {
        let (window, view, label) = page()
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10),
        ])
        window.layoutIfNeeded()
        #expect(label.hasAmbiguousLayout)
        for _ in 0..<20 {
            let before = label.frame
            label.exerciseAmbiguityInLayout()
            window.layoutIfNeeded()
            #expect(label.frame.minX != before.minX)
            #expect(label.frame.minX > 9.999 && label.frame.maxX < view.bounds.width - 9.999)
            #expect(abs(label.frame.minY - 30) < 0.001)
            #expect(abs(label.frame.width - before.width) < 0.5)
        }
    }

    @Test func `nothing is exercised where there is one place`() {
        let (window, view, label) = page()
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        window.layoutIfNeeded()
        let before = label.frame
        label.exerciseAmbiguityInLayout()
        window.layoutIfNeeded()
        #expect(label.frame == before)
    }

    @Test func `a dimmed tint is gray for all beneath`() {
        let (_, view, label) = page()
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        #expect(label.tintAdjustmentMode == .dimmed)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 1, 2)
        _ = label.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == green && green == blue)
        label.tintAdjustmentMode = .normal
        #expect(label.tintColor == .red)
        label.tintAdjustmentMode = .automatic
        view.tintAdjustmentMode = .automatic
        #expect(label.tintAdjustmentMode == .normal)
        #expect(label.tintColor == .red)
    }

    @Test func `a control lists its targets`() {
        useFreshRuntime()
        let (control, target) = (UIControl(), UIView())
        control.addTarget(target, action: Selector("tap"), for: .touchUpInside)
        control.addTarget(nil, action: Selector("tap"), for: .touchUpInside)
        #expect(control.allTargets.count == 2)
        #expect(control.allTargets.contains(target))
        #expect(control.allTargets.contains { $0.base is NSNull })
    }
}
