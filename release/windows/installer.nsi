; The installer for one user: no administrator is asked. Made by release/build, which gives
; VERSION, FILES (the folder of what is installed) and OUT (the file to write).
Unicode true
Target amd64-unicode
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
!include MUI2.nsh
!include LogicLib.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Inkundla"

Name "Inkundla ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Inkundla"
InstallDirRegKey HKCU "Software\Inkundla" "Folder"
BrandingText "Inkundla ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Inkundla"
VIAddVersionKey FileDescription "Inkundla, installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT or Apache 2.0"

!define MUI_FINISHPAGE_RUN "$INSTDIR\Inkundla.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Afrikaans"
!insertmacro MUI_LANGUAGE "Indonesian"

; A program that runs cannot be replaced: its file is held.
!macro ClosedFirst
    ClearErrors
    ${If} ${FileExists} "$INSTDIR\Inkundla.exe"
        Delete "$INSTDIR\Inkundla.exe"
        ${If} ${Errors}
            MessageBox MB_OK|MB_ICONSTOP "Inkundla is open. Close its window first, then try again." /SD IDOK
            SetErrorLevel 3
            Quit
        ${EndIf}
    ${EndIf}
!macroend

Section
    !insertmacro ClosedFirst
    SetOutPath "$INSTDIR"
    File "${FILES}/Inkundla.exe"
    File "${FILES}/README.txt"
    File "${FILES}/CHANGELOG.md"
    File "${FILES}/LICENSE-MIT"
    File "${FILES}/LICENSE-APACHE"
    File "${FILES}/LICENCES-OF-PARTS.txt"
    File "${FILES}/inkundla.cdx.json"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    ; The database is in the documents, whatever folder it is started from.
    SetOutPath "$PROFILE"
    CreateShortcut "$SMPROGRAMS\Inkundla.lnk" "$INSTDIR\Inkundla.exe"
    CreateShortcut "$DESKTOP\Inkundla.lnk" "$INSTDIR\Inkundla.exe"
    WriteRegStr HKCU "Software\Inkundla" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "DisplayName" "Inkundla"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\Inkundla.exe"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; Only what was installed goes. The events are in the documents, and stay.
Section "Uninstall"
    !insertmacro ClosedFirst
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\CHANGELOG.md"
    Delete "$INSTDIR\LICENSE-MIT"
    Delete "$INSTDIR\LICENSE-APACHE"
    Delete "$INSTDIR\LICENCES-OF-PARTS.txt"
    Delete "$INSTDIR\inkundla.cdx.json"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Inkundla.lnk"
    Delete "$DESKTOP\Inkundla.lnk"
    DeleteRegKey HKCU "${KEY}"
    DeleteRegKey HKCU "Software\Inkundla"
SectionEnd
