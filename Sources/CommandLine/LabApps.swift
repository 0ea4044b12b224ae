import BackButton
import FullScreenBack
import LifecycleStudy
import LifecycleStudyWithPageFlow
import PageFlowLab
import Settings
import Shop
import Simulator
import ViewControllerFlow
import ViewControllerFlowWithPageFlow

/// The examples as the lab shows them, and as a recorded test launches them.
enum LabApps {
    static let all = [
        shop, settings,
        LabApp("full-screen-back", imports: ["FullScreenBack"], testCode: "sim.launch(StyleTabs.atLaunch())")
        {
            $0.launch(StyleTabs.atLaunch())
        },
        LabApp("back-button", imports: ["BackButton"], testCode: "sim.launch(HomePage())") {
            $0.launch(HomePage())
        },
        LabApp(
            "lifecycle-study", imports: ["LifecycleStudy"],
            testCode: "sim.launch(LifecycleStudy.ViewController.main())"
        ) { $0.launch(LifecycleStudy.ViewController.main()) },
        LabApp(
            "lifecycle-study-with-pageflow", imports: ["LifecycleStudyWithPageFlow"],
            testCode: "sim.launch(LoggedViewController.main())"
        ) { $0.launch(LoggedViewController.main()) },
        LabApp(
            "view-controller-flow", imports: ["ViewControllerFlow"],
            testCode: "sim.launch(ViewControllerFlow.MainNavigationVC.atLaunch())"
        ) { $0.launch(ViewControllerFlow.MainNavigationVC.atLaunch()) },
        LabApp(
            "view-controller-flow-with-pageflow", imports: ["ViewControllerFlowWithPageFlow"],
            testCode: "sim.launch(ViewControllerFlowWithPageFlow.MainNavigationVC.atLaunch())"
        ) { $0.launch(ViewControllerFlowWithPageFlow.MainNavigationVC.atLaunch()) },
    ]

    private static let shop = LabApp(
        "shop", imports: ["PageFlow", "Shop"],
        testCode: """
            let store = Store()
            sim.launch(ShopTabs(store))
            sim.window.navigator.setUp(for: store)
            """
    ) { simulator in
        let store = Store()
        simulator.launch(ShopTabs(store))
        simulator.window.navigator.setUp(for: store)
    }

    private static let settings = LabApp(
        "settings", imports: ["PageFlow", "Settings"],
        testCode: """
            let preferences = Preferences()
            sim.launch(SettingsStack(preferences))
            sim.window.navigator.setUp(for: preferences)
            """
    ) { simulator in
        let preferences = Preferences()
        simulator.launch(SettingsStack(preferences))
        simulator.window.navigator.setUp(for: preferences)
    }
}
