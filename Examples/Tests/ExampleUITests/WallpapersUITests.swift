import Settings
import XCTest

final class WallpapersUITests: XCTestCase {
    @MainActor
    private func wallpapers() -> XCUIApplication {
        let app = XCUIApplication.settings()
        app.openRows("Display", "Wallpaper")
        return app
    }

    @MainActor
    func testGridHasEveryWallpaper() {
        let names = wallpapers().collectionViews.cells.allElementsBoundByIndex.map(\.label)
        XCTAssertEqual(names.count, 9)
        XCTAssertEqual(names.first, "Sea")
        XCTAssertEqual(names.last, "Night")
    }

    @MainActor
    func testFirstWallpaperIsSelectedAtFirst() {
        let cells = wallpapers().collectionViews.cells
        let selected = cells.allElementsBoundByIndex.filter(\.isSelected).map(\.label)
        XCTAssertEqual(selected, ["Sea"])
    }

    @MainActor
    func testTapMovesTheSelection() {
        let app = wallpapers()
        app.cells["Sunset"].tap()
        XCTAssertTrue(app.cells["Sunset"].isSelected)
        XCTAssertFalse(app.cells["Sea"].isSelected)
    }

    @MainActor
    func testThreeWallpapersAreInARow() {
        let app = wallpapers()
        XCTAssertEqual(app.cells["Sea"].frame.minY, app.cells["Meadow"].frame.minY, accuracy: 0.5)
        XCTAssertGreaterThan(app.cells["Noon"].frame.minY, app.cells["Sea"].frame.maxY)
        XCTAssertEqual(app.cells["Noon"].frame.minX, app.cells["Sea"].frame.minX, accuracy: 0.5)
    }

    @MainActor
    func testChosenWallpaperIsSelectedOnTheNextVisit() {
        let app = wallpapers()
        app.cells["Dusk"].tap()
        app.back()
        XCTAssertTrue(app.shows("Display"))
        app.openRows("Wallpaper")
        XCTAssertTrue(app.cells["Dusk"].isSelected)
    }

    @MainActor
    func testSelectionSurvivesAVisitToTheHomeScreen() {
        let app = wallpapers()
        app.cells["Lagoon"].tap()
        XCUIDevice.shared.press(.home)
        XCTAssertFalse(app.cells["Lagoon"].exists)
        app.activate()
        XCTAssertTrue(app.cells["Lagoon"].isSelected)
    }
}
