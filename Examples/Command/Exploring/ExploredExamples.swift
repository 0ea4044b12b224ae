import BackButton
import Bank
import Exploration
import FullScreenBack
import LifecycleStudy
import LifecycleStudyWithPageFlow
import Settings
import Shop
import Simulator
import ViewControllerFlow
import ViewControllerFlowWithPageFlow

/// The examples with the settings of their explorations.
enum ExploredExamples {
    static let all = [
        shop, settings, bank, bankWithPageFlow, bankWithFaults,
        app("full-screen-back", "FullScreenBack", "sim.launch(StyleTabs.atLaunch())") {
            $0.launch(StyleTabs.atLaunch())
        },
        app("back-button", "BackButton", "sim.launch(HomePage())") { $0.launch(HomePage()) },
        app("lifecycle-study", "LifecycleStudy", "sim.launch(LifecycleStudy.ViewController.main())") {
            $0.launch(LifecycleStudy.ViewController.main())
        },
        app(
            "lifecycle-study-with-pageflow", "LifecycleStudyWithPageFlow",
            "sim.launch(LoggedViewController.main())"
        ) { $0.launch(LoggedViewController.main()) },
        app(
            "view-controller-flow", "ViewControllerFlow",
            "sim.launch(ViewControllerFlow.MainNavigationVC.atLaunch())"
        ) { $0.launch(ViewControllerFlow.MainNavigationVC.atLaunch()) },
        app(
            "view-controller-flow-with-pageflow", "ViewControllerFlowWithPageFlow",
            "sim.launch(ViewControllerFlowWithPageFlow.MainNavigationVC.atLaunch())"
        ) { $0.launch(ViewControllerFlowWithPageFlow.MainNavigationVC.atLaunch()) },
    ]

    private static func app(
        _ name: String, _ module: String, _ testCode: String,
        launch: @escaping @MainActor @Sendable (Simulator) -> Void
    ) -> ExploredApp {
        var app = ExploredApp(name, launch: launch)
        (app.modules, app.imports, app.testCode) = ([module], [module], testCode)
        return app
    }

    private static let shop: ExploredApp = {
        var shop = app("shop", "Shop", "sim.launch(sceneDelegate: ShopScene())") {
            $0.launch(sceneDelegate: ShopScene())
        }
        shop.values = ["id": "2"]
        return shop
    }()

    private static let settings = app(
        "settings", "Settings", "sim.launch(sceneDelegate: SettingsScene())"
    ) { $0.launch(sceneDelegate: SettingsScene()) }
}

// The bank.
extension ExploredExamples {
    private static let bank: ExploredApp = {
        var bank = app("bank", "Bank", "sim.launch(AppDelegate(), sceneDelegate: SceneDelegate())") {
            $0.launch(AppDelegate(), sceneDelegate: SceneDelegate())
        }
        bank.modules = ["Bank", "BankAccounts", "BankPayments", "BankService"]
        // It belongs to the bank with PageFlow.
        bank.classesWithoutPage = ["HomeTabController"]
        bank.text = { text(for: $0) }
        return bank
    }()

    private static let bankWithPageFlow: ExploredApp = {
        var withPageFlow = ExploredApp("bank-with-pageflow") {
            let scene = BankScene()
            $0.launch(AppDelegate(), sceneDelegate: scene)
        }
        withPageFlow.modules = bank.modules
        withPageFlow.text = bank.text
        withPageFlow.imports = ["Bank"]
        withPageFlow.testCode = "sim.launch(AppDelegate(), sceneDelegate: BankScene())"
        withPageFlow.application = BankApplication.self
        return withPageFlow
    }()

    /// The app whose faults the explorer must find.
    private static let bankWithFaults: ExploredApp = {
        var withFaults = ExploredApp("bank-with-faults") {
            $0.launch(AppDelegate(), sceneDelegate: BankWithFaults())
        }
        withFaults.modules = bank.modules
        withFaults.pages = ["UnreachablePage"]
        withFaults.text = bank.text
        withFaults.application = BankApplication.self
        return withFaults
    }()

    /// The input that a tester of the bank knows.
    @MainActor
    private static func text(for field: ExploredField) -> String? {
        if field.page == "ChangePasscodeViewController" { return "24680" }
        return switch field.name {
        case "3,400": "3400"
        case "980": "980"
        case "300": "300"
        default: field.text.isEmpty ? nil : "a"
        }
    }
}
