import BankModel
import PageFlow
import Simulator
import Testing

@testable import Bank
@testable import UIKitControls
@testable import UIKitCore

/// A customer of the bank who has just launched the app. The app starts with the samples.
@MainActor
struct Customer {
    /// The app with the additions of BankWithPageFlow, or as its author wrote it.
    enum App {
        case author, withPageFlow
    }

    let simulator: Simulator

    init(
        _ app: App = .withPageFlow, device: Simulator.Device = .iPhone16,
        textSize: UIContentSizeCategory = .large
    ) {
        BankData.shared.begin()
        switch app {
        case .author:
            simulator = Simulator(device: device)
            simulator.setTraits { $0.preferredContentSizeCategory = textSize }
            simulator.launch(AppDelegate(), sceneDelegate: SceneDelegate())
        case .withPageFlow:
            simulator = Simulator(device: device, application: BankApplication.self)
            simulator.setTraits { $0.preferredContentSizeCategory = textSize }
            let scene = BankScene()
            scene.onEvent = { _ in }
            simulator.launch(AppDelegate(), sceneDelegate: scene)
        }
    }

    var navigator: Navigator { simulator.window.navigator }

    /// The visible page, by its class without "ViewController".
    var page: String { navigator.visiblePage?.stem ?? "" }

    /// Whether a page is visible: itself, inside another one, or with another one in it.
    func sees(_ page: String) -> Bool {
        guard let visible = navigator.visiblePage else { return false }
        return (Array(sequence(first: visible, next: \.parent)) + visible.children).contains {
            $0.stem == page && $0.viewIfLoaded?.window != nil
        }
    }

    /// Goes from launch to a page.
    func go(to page: String, at location: SourceLocation = #_sourceLocation) async {
        let way = Way.all.first { $0.page == page }
        for step in way?.pagesFromLaunch.flatMap(\.steps) ?? [] { await take(step, at: location) }
    }

    func take(_ steps: Way.Step..., at location: SourceLocation = #_sourceLocation) async {
        for step in steps {
            let isDone = does(step)
            #expect(isDone, "there is nothing to \(step) on \(page)", sourceLocation: location)
            await simulator.settled()
        }
    }

    /// Taps the tab. If a sheet has been presented over the first page, the tab appears at the next touch.
    func tapHomeTab(at location: SourceLocation = #_sourceLocation) async {
        if simulator.place(of: "Home tab") == nil {
            simulator.tap(at: CGPoint(x: 20, y: 120))
            await simulator.settled()
        }
        await take("Home tab", at: location)
    }

    /// A page that is released late is reported two seconds after its exit.
    func waitForReports() async {
        simulator.advance(by: 3)
        await simulator.settled()
    }

    private func does(_ step: Way.Step) -> Bool {
        switch step {
        case .tap(let name): return tap(name)
        case .keys(let keys): return keys.allSatisfy { tap(String($0)) }
        case .type(let text): simulator.type(text)
        case .fill(let placeholder, let text):
            guard tap(placeholder) else { return false }
            simulator.type(text)
        case .write(let text):
            guard tap(UITextView.self) else { return false }
            simulator.type(text)
        case .send(let action):
            return tap(UIControl.self) { control in
                control.allTargets.contains { target in
                    control.actions(forTarget: target.base, forControlEvent: .touchUpInside)?
                        .contains(action) ?? false
                }
            }
        case .symbol: return tap(BarItemView.self) { $0.title == nil }
        case .symbolButton: return tap(UIButton.self) { $0.currentTitle == nil && $0.currentImage != nil }
        case .turnSwitch: return tap(UISwitch.self)
        case .drag:
            guard let slider: UISlider = find({ _ in true }) else { return false }
            let start = slider.convert(slider.thumbMiddle, to: nil)
            simulator.pan(from: start, to: CGPoint(x: start.x + 60, y: start.y))
        }
        return true
    }

    /// With large text, an element may be further down.
    private func tap(_ name: String) -> Bool {
        simulator.scroll(to: name)
        return simulator.tap(name)
    }

    private func tap<View: UIView>(_ type: View.Type, where isMeant: (View) -> Bool = { _ in true }) -> Bool {
        for _ in 0..<30 {
            if let view = find(isMeant), isReachable(view) { return simulator.tap(view) }
            let middle = CGPoint(x: simulator.window.bounds.midX, y: simulator.window.bounds.midY)
            simulator.pan(from: middle, to: CGPoint(x: middle.x, y: middle.y - 250))
            _ = try? simulator.settle()
        }
        return false
    }

    /// Whether a touch reaches it, without scrolling.
    private func isReachable(_ view: UIView) -> Bool {
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return view.window?.hitTest(place, with: nil)?.isDescendant(of: view) ?? false
    }

    /// The first matching view on the page.
    private func find<View: UIView>(_ isMeant: (View) -> Bool) -> View? {
        guard let page = navigator.visiblePage else { return nil }
        // A bar's items are created on demand.
        _ = simulator.place(of: "")
        let all = page.view.withAllInside + (page.navigationController?.view.withAllInside ?? [])
        return all.lazy.compactMap { $0 as? View }.first(where: isMeant)
    }
}

extension UIViewController {
    var stem: String {
        String(describing: type(of: self)).replacing("ViewController", with: "")
            .replacing("BarController", with: "Bar")
    }
}

extension UIView {
    fileprivate var withAllInside: [UIView] { [self] + subviews.flatMap(\.withAllInside) }
}

extension UISlider {
    fileprivate var thumbMiddle: CGPoint {
        let thumb = 28.0
        let share = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        return CGPoint(x: thumb / 2 + share * (bounds.width - thumb), y: bounds.midY)
    }
}

extension BankData {
    /// Discards the changes of earlier customers.
    fileprivate func begin() {
        let new = BankData()
        (customer, accounts, cards, deposits, loans) =
            (new.customer, new.accounts, new.cards, new.deposits, new.loans)
        (payees, standingOrders, directDebits) = (new.payees, new.standingOrders, new.directDebits)
        (currencies, branches, cashMachines) = (new.currencies, new.branches, new.cashMachines)
        (appointments, messages, complaints) = (new.appointments, new.messages, new.complaints)
        (questions, devices) = (new.questions, new.devices)
    }
}
